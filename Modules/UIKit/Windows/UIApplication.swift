import Foundation

/// The program's one point of control: its scenes, windows and events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static var current: UIApplication?

  /// The application.
  ///
  /// A launched one, or one that is made, with one active window scene and no delegate, when first
  /// asked for.
  public class var shared: UIApplication {
    if let current { return current }
    let created = UIApplication()
    current = created
    created.connectScene()
    return created
  }

  /// Puts an application, or none, in the place of the shared one.
  static func replaceShared(by application: UIApplication?) {
    // What outlives the old one asks for the shared one when that goes: by then the new one is there.
    let old = current
    current = application
    withExtendedLifetime(old) {}
  }

  let mainScreen = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
  var scenes: [UIScene] = []
  var scenesSoFar = 0
  var stateToldLast = State.inactive
  /// The delegate with which the application was launched, kept alive as on Apple platforms.
  var launchDelegate: (any UIApplicationDelegate)?
  var listedWindows: [WeakWindow] = []
  weak var keyWindowOfAll: UIWindow?

  /// Creates an application without scenes; on Apple platforms only the system does so.
  override init() {
    super.init()
    standBelowSystem()
  }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes that are connected.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether an application may have several scenes; it may.
  open var supportsMultipleScenes: Bool { true }

  /// The object that is told of the application's life; only that of a launch is kept alive.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the application is in front and active, in front, or behind: what its foremost scene is.
  open var applicationState: State {
    let states = scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.background) && !states.contains(.foregroundInactive)
      ? .background : .inactive
  }

  /// The direction in which the application's interface runs: that of the system's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(SystemTraits.snapshot.layoutDirection) ?? .leftToRight
  }

  /// The size of text that the person prefers: that of the system's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SystemTraits.snapshot.preferredContentSizeCategory
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The first responder of the chain that performs the action, in the end the delegate, even if that
  /// is no responder.
  open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if let target = super.target(forAction: action, withSender: sender) { return target }
    guard let delegate, action.isImplemented(by: delegate) else { return nil }
    return delegate
  }

  /// Sends an action to its target, and says whether something performed it.
  ///
  /// Without a target it goes to the first that performs it: up the chain of the key window's first
  /// responder, then up the sender's, then here. A target that lacks the method is reported.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    route(action, to: target, from: sender, for: event)
  }

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) { distribute(event) }
}
