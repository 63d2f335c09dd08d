import Foundation
import Testing
import UIEnvironmentPredefinedKeys
import UIKit

@MainActor @Suite(.headlessUIKit) struct PredefinedKeysTests {
  private let direction = SystemLocale.layoutDirection
  private let otherDirection =
    SystemLocale.layoutDirection == .leftToRight
    ? UIUserInterfaceLayoutDirection.rightToLeft : .leftToRight

  @Test func `where nothing is set each value is the system's`() {
    let view = UIView()
    #expect(view.environmentValue(\.locale) == SystemLocale.current)
    #expect(view.environmentValue(\.calendar) == SystemLocale.calendar)
    #expect(view.environmentValue(\.timeZone) == .current)
    #expect(view.environmentValue(\.sizeCategory) == .large)
    #expect(view.environmentValue(\.userInterfaceStyle) == .light)
    #expect(view.environmentValue(\.layoutDirection) == direction)
  }

  @Test func `the defaults do not follow the system by themselves`() {
    let values = UIEnvironmentValues()
    #expect(values.locale != .autoupdatingCurrent)
    #expect(values.calendar != .autoupdatingCurrent)
    #expect(values.timeZone != .autoupdatingCurrent)
  }

  @Test func `values are read on any thread where no object is asked`() async {
    let read = Task.detached { UIEnvironmentValues().timeZone == .current }
    #expect(await read.value)
    #expect(UIView().environmentValue(\.timeZone) == .current)
  }

  @Test func `each value is set, inherited and restored`() {
    check(\.locale, Locale(identifier: "pl"))
    check(\.calendar, Calendar(identifier: .buddhist))
    check(\.timeZone, TimeZone(secondsFromGMT: 3600)!)
    check(\.sizeCategory, .accessibilityLarge)
    check(\.userInterfaceStyle, .dark)
    check(\.layoutDirection, otherDirection)
  }

  private func check<Value: Equatable>(
    _ keyPath: WritableKeyPath<UIEnvironmentValues, Value>, _ value: Value
  ) {
    let screen = Screen(noting: keyPath)
    let before = screen.value
    #expect(before != value)
    #expect(!screen.window.hasEnvironmentOverride(keyPath))
    screen.window.environment(keyPath, value)
    #expect(screen.window.hasEnvironmentOverride(keyPath))
    #expect(!screen.view.hasEnvironmentOverride(keyPath))
    #expect(screen.value == value)
    screen.window.environment(keyPath, value)
    screen.window.removeEnvironment(keyPath)
    #expect(screen.value == before)
    #expect(screen.updates == [value, before])
  }

  @Test func `several values are set apart from one another`() {
    let screen = Screen(noting: \.userInterfaceStyle)
    screen.window.environment(\.userInterfaceStyle, .dark).environment(\.sizeCategory, .small)
    screen.view.environment(\.layoutDirection, otherDirection)
    screen.window.removeEnvironment(\.userInterfaceStyle)
    #expect(screen.view.environmentValue(\.sizeCategory) == .small)
    #expect(screen.view.environmentValue(\.layoutDirection) == otherDirection)
    #expect(screen.window.environmentValue(\.layoutDirection) == direction)
    #expect(screen.updates == [.dark, .dark, .dark, .light])
  }

  @Test func `a detached view reads the default, and what is above it once it is inserted`() {
    final class LocaleView: UIView {
      @UIEnvironment(\.locale) var locale
    }
    let view = LocaleView()
    #expect(view.locale == SystemLocale.current)
    let superview = UIView().environment(\.locale, Locale(identifier: "pl"))
    superview.addSubview(view)
    #expect(view.locale.identifier == "pl")
  }

  @Test func `a value read when an object is made stays what it was, a value read later is live`() {
    final class Reader: UIView {
      @UIEnvironment(\.sizeCategory) var live
      private(set) lazy var atFirst = live
    }
    let reader = Reader()
    #expect(reader.atFirst == .large)
    let window = UIWindow()
    window.addSubview(reader)
    window.environment(\.sizeCategory, .small)
    #expect(reader.atFirst == .large)
    #expect(reader.live == .small)
  }

  @Test func `a size of text set at the window is told once to every conforming view`() {
    let window = UIWindow()
    let views = (0..<3).map { _ in TellingView(\.sizeCategory) }
    window.addSubview(views[0])
    views[0].addSubview(views[1])
    window.addSubview(views[2])
    window.environment(\.sizeCategory, .accessibilityMedium)
    #expect(views.map(\.updates) == Array(repeating: [.accessibilityMedium], count: 3))
  }

  @Test func `a write on a sibling's subtree tells nobody here`() {
    let window = UIWindow()
    let (view, sibling) = (TellingView(\.locale.identifier), UIView())
    window.addSubview(view)
    window.addSubview(sibling)
    sibling.environment(\.locale, Locale(identifier: "pl"))
    #expect(view.updates.isEmpty)
  }

  @Test func `a registration for a part of a value is told with the former value`() {
    let screen = Screen(noting: \.locale.identifier)
    screen.window.environment(\.locale, Locale(identifier: "pl_PL"))
    var told: [String] = []
    screen.view.registerForEnvironmentChanges(\.locale.language) { view, former in
      told.append("\(former.locale.identifier) to \(view.value)")
    }
    screen.window.environment(\.locale, Locale(identifier: "de_AT"))
    screen.window.environment(\.timeZone, TimeZone(secondsFromGMT: 60)!)
    #expect(told == ["pl_PL to de_AT"])
  }
}
