public import Foundation

/// What is known of a scene beyond its life: its role and identity.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// Windows on another screen that take no input.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  private let identifier: String
  private let sessionRole: Role
  weak var connectedScene: UIScene?

  package init(persistentIdentifier: String, role: Role) {
    identifier = persistentIdentifier
    sessionRole = role
    super.init()
  }

  /// A name that stays the same for the session's life.
  open var persistentIdentifier: String { identifier }

  /// What the scene is for.
  open var role: Role { sessionRole }

  /// The session's scene while it is connected.
  open var scene: UIScene? { connectedScene }

  /// What the program keeps with the session.
  open var userInfo: [String: Any]?
}
