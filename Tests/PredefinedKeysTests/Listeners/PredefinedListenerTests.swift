import Foundation
import Testing
import UIEnvironmentPredefinedKeys
import UIKit

@MainActor @Suite(.headlessUIKit) struct PredefinedListenerTests {
  private let locale = FakeSystem(Locale(identifier: "en"))
  private let localeDidChange = NSLocale.currentLocaleDidChangeNotification

  private func followFakeLocale() throws {
    try PredefinedListeners.locale.replace(with: locale.source(changesWith: localeDidChange))
  }

  @Test func `a notification of the system is told once, with the former value known`() throws {
    try followFakeLocale()
    let screen = Screen(noting: \.locale.identifier)
    #expect(screen.value == "en")
    var former: [String] = []
    screen.view.registerForEnvironmentChanges(\.locale) { former.append($1.locale.identifier) }
    locale.value = Locale(identifier: "pl")
    #expect(screen.value == "en", "nobody has said so yet")
    post(localeDidChange)
    #expect(screen.updates == ["pl"])
    #expect(former == ["en"])
  }

  @Test func `a notification that changes nothing tells nobody`() throws {
    try followFakeLocale()
    let screen = Screen(noting: \.locale.identifier)
    #expect(screen.value == "en")
    post(localeDidChange)
    post(.NSCalendarDayChanged)
    #expect(screen.updates.isEmpty)
  }

  @Test func `the first use installs a listener, once`() throws {
    try followFakeLocale()
    #expect(PredefinedListeners.locale.token == nil)
    let screen = Screen(noting: \.locale.identifier)
    _ = screen.value
    let token = try #require(PredefinedListeners.locale.token)
    _ = UIView().environmentValue(\.locale)
    #expect(PredefinedListeners.locale.token === token)
    locale.value = Locale(identifier: "pl")
    post(localeDidChange)
    #expect(screen.updates == ["pl"])
  }

  @Test func `setting a value, or asking whether it is set, is a use too`() throws {
    UIView().environment(\.locale, Locale(identifier: "pl"))
    #expect(PredefinedListeners.locale.token?.isActive == true)
    _ = UIView().hasEnvironmentOverride(\.timeZone)
    #expect(PredefinedListeners.timeZone.token?.isActive == true)
    #expect(PredefinedListeners.calendar.token == nil)
  }

  @Test func `a value first used on another thread is followed as well`() async throws {
    try followFakeLocale()
    let first = await Task.detached { UIEnvironmentValues().locale.identifier }.value
    #expect(first == "en")
    let screen = Screen(noting: \.locale.identifier)
    locale.value = Locale(identifier: "pl")
    post(localeDidChange)
    #expect(screen.updates == ["pl"])
  }

  @Test func `a notification on another thread is told on the main actor`() async throws {
    try followFakeLocale()
    let screen = Screen(noting: \.locale.identifier)
    #expect(screen.value == "en")
    locale.value = Locale(identifier: "pl")
    await withCheckedContinuation { continuation in
      screen.view.registerForEnvironmentChanges(\.locale) { _, _ in continuation.resume() }
      Task.detached { post(NSLocale.currentLocaleDidChangeNotification) }
    }
    #expect(screen.updates == ["pl"])
  }

  @Test func `what the program set stays when the system changes`() throws {
    try followFakeLocale()
    let screen = Screen(noting: \.locale.identifier)
    screen.window.environment(\.locale, Locale(identifier: "de"))
    locale.value = Locale(identifier: "pl")
    post(localeDidChange)
    #expect(screen.updates == ["de"])
    screen.window.removeEnvironment(\.locale)
    #expect(screen.value == "pl")
  }

  @Test func `a notification that changes several values is told once`() throws {
    let calendar = FakeSystem(Calendar(identifier: .gregorian))
    try followFakeLocale()
    try PredefinedListeners.calendar.replace(with: calendar.source(changesWith: localeDidChange))
    let screen = Screen(noting: \.locale.identifier)
    _ = (screen.value, screen.view.environmentValue(\.calendar))
    locale.value = Locale(identifier: "th")
    calendar.value = Calendar(identifier: .buddhist)
    post(localeDidChange)
    #expect(screen.updates == ["th"])
    #expect(screen.view.environmentValue(\.calendar).identifier == .buddhist)
  }

  @Test func `a size of text arrives with its notification, as itself or by name`() {
    let screen = Screen(noting: \.sizeCategory)
    #expect(screen.value == .large)
    let name = UIContentSizeCategory.didChangeNotification
    let key = UIContentSizeCategory.newValueUserInfoKey
    post(name, userInfo: [key: UIContentSizeCategory.small])
    post(name, userInfo: [key: UIContentSizeCategory.extraLarge.rawValue])
    post(name)
    #expect(screen.updates == [.small, .extraLarge])
  }

  @Test func `the headless system's traits are followed, from before the first use on`() {
    func setSystem(_ style: UIUserInterfaceStyle, _ category: UIContentSizeCategory) {
      Headless.systemTraits = Headless.systemTraits.modifyingTraits {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = category
      }
    }
    setSystem(.dark, .small)
    let screen = Screen(noting: \.userInterfaceStyle)
    #expect(screen.value == .dark)
    #expect(screen.view.environmentValue(\.sizeCategory) == .small)
    setSystem(.light, .small)
    #expect(screen.updates == [.light])
    setSystem(.light, .large)
    #expect(screen.view.environmentValue(\.sizeCategory) == .large)
    #expect(screen.updates == [.light, .light])
  }

  // MARK: Deciding before first use, ending after

  @Test func `a disabled listener tells nothing, and its value reads as the system has it`() throws
  {
    try followFakeLocale()
    try PredefinedListeners.locale.disable()
    let screen = Screen(noting: \.locale.identifier)
    _ = screen.view.environmentValue(\.calendar)
    locale.value = Locale(identifier: "pl")
    post(localeDidChange)
    #expect(screen.updates.isEmpty)
    #expect(screen.value == "pl")
    #expect(PredefinedListeners.locale.token == nil)
  }

  @Test func `a disabled listener's value can be announced`() throws {
    try followFakeLocale()
    try PredefinedListeners.locale.disable()
    let screen = Screen(noting: \.locale.identifier)
    UIEnvironmentSystem.announce(\.locale, Locale(identifier: "pl"))
    #expect(screen.updates == ["pl"])
    #expect(UIEnvironmentValues().locale.identifier == "pl")
  }

  @Test func `after its first use a listener can be neither disabled nor replaced`() {
    _ = UIView().environmentValue(\.locale)
    #expect(throws: PredefinedListenerError.alreadyInUse(listener: "locale")) {
      try PredefinedListeners.locale.disable()
    }
    #expect(throws: PredefinedListenerError.alreadyInUse(listener: "locale")) {
      try followFakeLocale()
    }
    #expect(PredefinedListeners.locale.token?.isActive == true)
  }

  @Test func `a cancelled token ends its listener alone, and the value stays`() throws {
    try followFakeLocale()
    let screen = Screen(noting: \.locale.identifier)
    _ = (screen.value, screen.view.environmentValue(\.calendar))
    let token = try #require(PredefinedListeners.locale.token)
    #expect(token.isActive)
    token.cancel()
    token.cancel()
    #expect(!token.isActive)
    #expect(PredefinedListeners.calendar.token?.isActive == true)
    locale.value = Locale(identifier: "pl")
    post(localeDidChange)
    #expect(screen.updates.isEmpty)
    #expect(screen.value == "en")
    UIEnvironmentSystem.announce(\.locale, Locale(identifier: "pl"))
    #expect(screen.updates == ["pl"])
  }

  @Test func `a reset ends all listeners and lets them be decided anew`() throws {
    try followFakeLocale()
    _ = UIView().environmentValue(\.locale)
    let token = try #require(PredefinedListeners.locale.token)
    Headless.reset()
    #expect(!token.isActive)
    #expect(PredefinedListeners.locale.token == nil)
    try PredefinedListeners.locale.disable()
    #expect(UIView().environmentValue(\.locale) == SystemLocale.current)
  }
}
