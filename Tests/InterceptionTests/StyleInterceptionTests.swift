import Testing
import UIEnvironmentInterception
import UIKit

@MainActor @Suite(.headlessUIKit) struct StyleInterceptionTests {
  private let window = UIWindow()
  private let view = StyledView()

  init() { window.addSubview(view) }

  @Test func `linking the module is enough`() {
    #expect(PredefinedListeners.backend == .interception)
    #expect(view.style == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.style == .dark)
    #expect(view.updates == [.dark])
  }

  @Test func `unspecified restores inheritance`() {
    #expect(view.style == .light)
    window.overrideUserInterfaceStyle = .dark
    window.overrideUserInterfaceStyle = .unspecified
    #expect(!window.hasEnvironmentOverride(\.userInterfaceStyle))
    #expect(view.updates == [.dark, .light])
  }

  /// In a process of its own: only there has nobody used a style yet.
  @Test func `a style set before the first use is known to the first reader, and tells nobody`()
    async
  {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (window, view) = (UIWindow(), StyledView())
        window.addSubview(view)
        window.overrideUserInterfaceStyle = .dark
        #expect(PredefinedListeners.overrideUserInterfaceStyle.token == nil)
        #expect(view.style == .dark)
        #expect(view.updates.isEmpty)
        window.overrideUserInterfaceStyle = .light
        #expect(view.updates == [.light])
      }
    }
  }

  @Test func `views and controllers are followed as windows are`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    #expect(view.style == .light)
    controller.overrideUserInterfaceStyle = .dark
    #expect(view.style == .dark)
    #expect(window.environmentValue(\.userInterfaceStyle) == .light)
    view.overrideUserInterfaceStyle = .light
    #expect(view.style == .light)
    #expect(view.updates == [.dark, .light])
  }

  @Test func `the listener is installed once, so that a style is told once`() throws {
    #expect(view.style == .light)
    let token = try #require(PredefinedListeners.overrideUserInterfaceStyle.token)
    _ = UIView().environmentValue(\.userInterfaceStyle)
    #expect(PredefinedListeners.overrideUserInterfaceStyle.token === token)
    window.overrideUserInterfaceStyle = .dark
    window.overrideUserInterfaceStyle = .dark
    #expect(view.updates == [.dark])
  }

  @Test func `an announcement besides interception changes nothing`() {
    #expect(view.style == .light)
    window.overrideUserInterfaceStyle = .dark
    window.announceOverrideUserInterfaceStyle()
    #expect(view.updates == [.dark])
  }

  @Test func `a cancelled token ends the hooks, and the trait still carries the style`() throws {
    #expect(view.style == .light)
    let token = try #require(PredefinedListeners.overrideUserInterfaceStyle.token)
    #expect(token.isActive)
    token.cancel()
    #expect(!token.isActive)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.updates == [.dark])
  }

  @Test func `a disabled listener hooks nothing`() throws {
    try PredefinedListeners.overrideUserInterfaceStyle.disable()
    #expect(view.style == .light)
    #expect(PredefinedListeners.overrideUserInterfaceStyle.token == nil)
  }

  @Test func `a reset takes the hooks out`() throws {
    #expect(view.style == .light)
    let token = try #require(PredefinedListeners.overrideUserInterfaceStyle.token)
    Headless.reset()
    #expect(!token.isActive)
  }
}

/// A view that notes the style each time it is told of a change. Not final: of a final class the
/// compiler calls the setter directly, past all hooks.
class StyledView: UIView, UIEnvironmentUpdating {
  @UIEnvironment(\.userInterfaceStyle) var style
  private(set) var updates: [UIUserInterfaceStyle] = []

  func updateEnvironment() { updates.append(style) }
}
