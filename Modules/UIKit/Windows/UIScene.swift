public import Foundation

/// One instance of the application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front, behind, or not connected.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in front and receives events.
    case foregroundActive = 0
    /// The scene is in front and receives no events.
    case foregroundInactive = 1
    /// The scene is not on the screen.
    case background = 2
  }

  /// What a scene is connected with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    package override init() { super.init() }
  }

  private let sceneSession: UISceneSession
  var currentActivationState = ActivationState.unattached

  /// Creates a scene for the session; it is not connected yet.
  @inline(never)
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    sceneSession = session
    super.init()
    session.connectedScene = self
  }

  /// The session that the scene belongs to.
  open var session: UISceneSession { sceneSession }

  /// The object that is told of the scene's life; kept alive by the scene.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is in front, behind, or not connected.
  open var activationState: ActivationState { currentActivationState }

  /// The scene's title for the user.
  open var title: String! = ""

  /// The second line of the scene's title.
  open var subtitle = ""

  open override var next: UIResponder? { UIApplication.shared }
}
