public import Foundation

/// Which classes UIKit instantiates for a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  private let configurationName: String?
  private let sessionRole: UISceneSession.Role

  /// Creates a configuration for scenes of the role.
  @inline(never) public init(name: String?, sessionRole: UISceneSession.Role) {
    configurationName = name
    self.sessionRole = sessionRole
    super.init()
  }

  /// The configuration's name.
  open var name: String? { configurationName }

  /// What the scene is for.
  open var role: UISceneSession.Role { sessionRole }

  /// The class of the scene, a subclass of ``UIScene``; ``UIWindowScene`` by default.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate, which must adopt ``UISceneDelegate``.
  open var delegateClass: AnyClass?
}
