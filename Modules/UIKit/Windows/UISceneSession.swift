public import Foundation

/// What is known of a scene beyond its life: its role, identity and configuration.
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
  var storedConfiguration: UISceneConfiguration
  weak var connectedScene: UIScene?

  init(persistentIdentifier: String, configuration: UISceneConfiguration) {
    identifier = persistentIdentifier
    storedConfiguration = configuration
    super.init()
  }

  /// A name that stays the same for the session's life.
  open var persistentIdentifier: String { identifier }

  /// What the scene is for.
  open var role: Role { storedConfiguration.role }

  /// Which classes the scene is made of.
  open var configuration: UISceneConfiguration { storedConfiguration }

  /// The session's scene while it is connected.
  open var scene: UIScene? { connectedScene }

  /// What the program keeps with the session.
  open var userInfo: [String: Any]?
}
