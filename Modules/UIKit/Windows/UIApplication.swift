import Foundation

/// The program's one point of control: its scenes, windows and events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static var current: UIApplication?

  /// The application; created, with one active window scene, when first asked for.
  open class var shared: UIApplication {
    if let current { return current }
    let created = UIApplication()
    current = created
    created.connectFirstScene()
    return created
  }

  /// Lets go of the application, so that the next use of ``shared`` makes a new one.
  static func resetShared() {
    current = nil
  }

  let mainScreen: UIScreen
  private var scenes: [UIScene] = []
  private var listedWindows: [WeakWindow] = []
  weak var keyWindowOfAll: UIWindow?

  /// Creates an application; on Apple platforms only the system does so.
  package override init() {
    mainScreen = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
    super.init()
  }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The object that the application tells of its life; not kept alive.
  open weak var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The connected window scene in front: the first that is active.
  package var activeWindowScene: UIWindowScene? {
    scenes.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
  }

  /// All windows that are alive, in the order in which they were created.
  package var allWindows: [UIWindow] { listedWindows.compactMap(\.window) }

  func list(_ window: UIWindow) {
    listedWindows.removeAll { $0.window == nil || $0.window === window }
    listedWindows.append(WeakWindow(window: window))
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindowOfAll !== window else { return }
    keyWindowOfAll?.resignKey()
    keyWindowOfAll = window
    window.becomeKey()
  }

  private func connectFirstScene() {
    let session = UISceneSession(persistentIdentifier: "scene-1", role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.currentActivationState = .foregroundActive
    scenes.append(scene)
  }
}
