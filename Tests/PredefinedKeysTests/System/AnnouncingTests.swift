import Foundation
import Testing
import UIEnvironmentPredefinedKeys
import UIKit

@MainActor @Suite(.headlessUIKit) struct AnnouncingTests {
  @Test func `an announced value is read everywhere and told once`() {
    let screen = Screen(noting: \.userInterfaceStyle)
    #expect(screen.value == .light)
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
    #expect(screen.updates == [.dark])
    #expect(UIView().environmentValue(\.userInterfaceStyle) == .dark)
    #expect(UIEnvironmentValues().userInterfaceStyle == .dark)
  }

  @Test func `a value announced before anybody used it is told too`() {
    let screen = Screen(noting: \.userInterfaceStyle)
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
    #expect(screen.updates == [.dark])
  }

  @Test func `what is told reads the announced value where no object is asked, too`() {
    final class Reader: UIView, UIEnvironmentUpdating {
      var read: UIUserInterfaceStyle?
      func updateEnvironment() { read = UIEnvironmentValues().userInterfaceStyle }
    }
    let (window, reader) = (UIWindow(), Reader())
    window.addSubview(reader)
    withExtendedLifetime(window) { UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark) }
    #expect(reader.read == .dark)
  }

  @Test func `an equal value tells nobody`() {
    let screen = Screen(noting: \.userInterfaceStyle)
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .light)
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
    #expect(screen.updates == [.dark])
  }

  @Test func `what the program set stays, and its removal brings the announced value`() {
    let screen = Screen(noting: \.sizeCategory)
    screen.window.environment(\.sizeCategory, .small)
    UIEnvironmentSystem.announce(\.sizeCategory, .extraLarge)
    #expect(screen.value == .small)
    screen.window.removeEnvironment(\.sizeCategory)
    #expect(screen.updates == [.small, .extraLarge])
  }

  @Test func `only those who inherit from the system are told`() {
    let (first, second) = (Screen(noting: \.sizeCategory), Screen(noting: \.sizeCategory))
    first.window.environment(\.sizeCategory, .small)
    UIEnvironmentSystem.announce(\.sizeCategory, .extraLarge)
    #expect(first.view.updates == [.small])
    #expect(second.view.updates == [.extraLarge])
  }

  @Test func `several values announced together are told once`() {
    let screen = Screen(noting: \.layoutDirection)
    UIEnvironmentSystem.announce {
      $0.locale = Locale(identifier: "ar")
      $0.layoutDirection = .rightToLeft
    }
    #expect(screen.updates == [.rightToLeft])
    #expect(screen.view.environmentValue(\.locale).identifier == "ar")
  }

  @Test func `registrations learn the system's former value`() {
    let screen = Screen(noting: \.sizeCategory)
    var former: [UIContentSizeCategory] = []
    screen.view.registerForEnvironmentChanges(\.sizeCategory) { former.append($1.sizeCategory) }
    UIEnvironmentSystem.announce(\.sizeCategory, .small)
    UIEnvironmentSystem.announce(\.sizeCategory, .medium)
    #expect(former == [.large, .small])
  }

  @Test func `keys of one's own can be announced`() {
    let window = UIWindow()
    UIEnvironmentSystem.announce(\.currency, "PLN")
    #expect(window.environmentValue(\.currency) == "PLN")
  }

  @Test func `objects without a window read what is announced but are not told`() {
    let view = TellingView(\.userInterfaceStyle)
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
    #expect(view.value == .dark)
    #expect(view.updates.isEmpty)
  }

  @Test func `a window in no scene is told as others are`() {
    let screen = Screen(noting: \.userInterfaceStyle)
    screen.window.windowScene = nil
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
    #expect(screen.updates == [.dark])
  }

  @Test func `a reset forgets what was announced, and tells nobody`() {
    let screen = Screen(noting: \.userInterfaceStyle)
    UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
    UIEnvironmentSystem.announce(\.currency, "PLN")
    Headless.reset()
    #expect(screen.updates == [.dark, .dark])
    #expect(screen.value == .light)
    #expect(UIEnvironmentValues().userInterfaceStyle == .light)
    #expect(screen.view.environmentValue(\.currency) == "XXX")
  }
}

private enum CurrencyKey: UIEnvironmentKey {
  static var defaultValue: String { "XXX" }
}

extension UIEnvironmentValues {
  fileprivate var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}
