import Testing
import UIEnvironmentInterception
import UIKit

@MainActor @Suite(.headlessUIKit) struct BackendTests {
  private let window = UIWindow()
  private let view = StyledView()

  init() { window.addSubview(view) }

  @Test func `explicit notification can be chosen before first use`() throws {
    try PredefinedListeners.choose(.explicit)
    #expect(PredefinedListeners.backend == .explicit)
    #expect(view.style == .light)
    window.overrideUserInterfaceStyle = .dark
    window.announceOverrideUserInterfaceStyle()
    #expect(view.updates == [.dark])
    #expect(PredefinedListeners.overrideUserInterfaceStyle.token == nil)
  }

  @Test func `after first use the choice is made`() {
    #expect(view.style == .light)
    #expect(
      throws: PredefinedListenerError.alreadyInUse(listener: "overrideUserInterfaceStyle")
    ) {
      try PredefinedListeners.choose(.explicit)
    }
    #expect(PredefinedListeners.backend == .interception)
  }

  @Test func `without a module that offers it interception cannot be chosen`() {
    let offered = PredefinedListeners.offeredInterception
    PredefinedListeners.offer(nil)
    defer { PredefinedListeners.offer(offered) }
    #expect(PredefinedListeners.backend == .explicit)
    #expect(throws: PredefinedListenerError.interceptionNotLinked) {
      try PredefinedListeners.choose(.interception)
    }
  }

  @Test func `where interception fails explicit notification remains`() {
    struct Forbidden: Error, CustomStringConvertible {
      var description: String { "a test forbids it" }
    }
    struct Failing: SetterInterception {
      func afterSetting<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>,
        _ listener: @escaping @MainActor (Object) -> Void
      ) throws -> @Sendable () -> Void { throw Forbidden() }
    }
    let offered = PredefinedListeners.offeredInterception
    PredefinedListeners.offer(Failing())
    defer { PredefinedListeners.offer(offered) }
    #expect(view.style == .light)
    #expect(PredefinedListeners.interceptionFailure == "a test forbids it")
    #expect(PredefinedListeners.backend == .explicit)
    window.overrideUserInterfaceStyle = .dark
    window.announceOverrideUserInterfaceStyle()
    #expect(view.updates == [.dark])
  }

  @Test func `a hook fires for each class whose style is followed`() throws {
    final class Recorder: SetterInterception {
      @MainActor var announce: [@MainActor (UIResponder) -> Void] = []
      @MainActor var names: [String] = []
      func afterSetting<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>,
        _ listener: @escaping @MainActor (Object) -> Void
      ) throws -> @Sendable () -> Void {
        names.append("\(Object.self)")
        announce.append { object in
          if let object = object as? Object { listener(object) }
        }
        return {}
      }
    }
    let recorder = Recorder()
    let offered = PredefinedListeners.offeredInterception
    PredefinedListeners.offer(recorder)
    defer { PredefinedListeners.offer(offered) }
    #expect(view.style == .light)
    #expect(recorder.names == ["UIView", "UIViewController"])
    window.overrideUserInterfaceStyle = .dark
    for announce in recorder.announce { announce(window) }
    #expect(view.updates == [.dark])
  }

  @Test(arguments: [PredefinedListeners.Backend.explicit, .interception])
  func `the same actions make the same events`(_ backend: PredefinedListeners.Backend) throws {
    try PredefinedListeners.choose(backend)
    let scenario = StyleScenario(announcing: backend == .explicit)
    scenario.run()
    #expect(
      scenario.events == [
        "window dark: root dark", "window dark: inner dark",
        "window dark again",
        "root view light: root light", "root view light: inner light",
        "system dark",
        "inner dark: inner dark",
        "window unspecified",
        "root view unspecified: root dark",
        "inner unspecified",
        "system light: root light", "system light: inner light",
      ])
  }
}

/// Sets styles in several places and notes who is told what.
@MainActor private final class StyleScenario {
  private final class NotingView: UIView, UIEnvironmentUpdating {
    @UIEnvironment(\.userInterfaceStyle) var style
    var note: (UIUserInterfaceStyle) -> Void = { _ in }
    func updateEnvironment() { note(style) }
  }

  private let announces: Bool
  private let window = UIWindow()
  private let (root, inner) = (NotingView(), NotingView())
  private var step = ""
  private(set) var events: [String] = []

  init(announcing: Bool) {
    announces = announcing
    window.addSubview(root)
    root.addSubview(inner)
    root.note = { [unowned self] in events.append("\(step): root \($0)") }
    inner.note = { [unowned self] in events.append("\(step): inner \($0)") }
    _ = inner.style
  }

  func run() {
    set(.dark, on: window, as: "window dark")
    set(.dark, on: window, as: "window dark again")
    set(.light, on: root, as: "root view light")
    perform("system dark") { UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark) }
    set(.dark, on: inner, as: "inner dark")
    set(.unspecified, on: window, as: "window unspecified")
    set(.unspecified, on: root, as: "root view unspecified")
    set(.unspecified, on: inner, as: "inner unspecified")
    perform("system light") { UIEnvironmentSystem.announce(\.userInterfaceStyle, .light) }
  }

  private func set(_ style: UIUserInterfaceStyle, on view: UIView, as step: String) {
    perform(step) {
      view.overrideUserInterfaceStyle = style
      if announces { view.announceOverrideUserInterfaceStyle() }
    }
  }

  /// Notes the step by itself where it tells nobody.
  private func perform(_ step: String, _ action: () -> Void) {
    self.step = step
    let before = events.count
    action()
    if events.count == before { events.append(step) }
  }
}
