import Testing
import UIEnvironment
import UIKit

// The code of the article "Choosing interception or notification".

final class StyleView: UIView, UIEnvironmentUpdating {
  @UIEnvironment(\.userInterfaceStyle) var style
  private(set) var told: [UIUserInterfaceStyle] = []
  func updateEnvironment() { told.append(style) }
}

extension Notification.Name {
  static let regionWasChosen = Notification.Name("RegionWasChosen")
}

/// Where the application keeps the region that somebody has chosen in it.
enum ChosenRegion {
  static let locale = Locale(identifier: "pl_PL")
}

@MainActor @Suite(.headlessUIKit) struct ChoosingInterceptionOrNotificationTests {
  private let window = UIWindow()
  private let view = StyleView()

  init() { window.addSubview(view) }

  @Test func `with interception setting the property is enough`() {
    #expect(view.style == .light)
    // snippet: interception
    window.overrideUserInterfaceStyle = .dark
    // end of snippet
    #expect(view.told == [.dark])
    #expect(PredefinedListeners.backend == .interception)
  }

  @Test func `with notification the program says what it has set`() throws {
    // snippet: choosing
    // Before the style is first used, say in the first line of the program:
    try PredefinedListeners.choose(.explicit)
    // end of snippet
    #expect(view.style == .light)
    // snippet: notification
    window.overrideUserInterfaceStyle = .dark
    window.announceOverrideUserInterfaceStyle()
    // end of snippet
    #expect(view.told == [.dark])
    #expect(PredefinedListeners.overrideUserInterfaceStyle.token == nil)
  }

  @Test func `the program may speak for the system`() {
    let label = UILabel()
    window.addSubview(label)
    // snippet: system
    UIEnvironmentSystem.announce {
      $0.locale = Locale(identifier: "ar")
      $0.layoutDirection = .rightToLeft
    }
    // end of snippet
    #expect(label.environmentValue(\.locale) == Locale(identifier: "ar"))
    #expect(label.environmentValue(\.layoutDirection) == .rightToLeft)
  }

  @Test func `a listener takes its value from elsewhere, or is left out`() throws {
    // snippet: listeners
    try PredefinedListeners.locale.replace(
      with: SystemValueSource(changesWith: [.regionWasChosen], current: { ChosenRegion.locale }))
    try PredefinedListeners.timeZone.disable()
    // end of snippet
    #expect(view.environmentValue(\.locale) == Locale(identifier: "pl_PL"))
    #expect(PredefinedListeners.locale.token != nil)
    _ = view.environmentValue(\.timeZone)
    #expect(PredefinedListeners.timeZone.token == nil)
  }
}
