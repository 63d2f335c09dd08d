public import Foundation

/// What a scene tells of its life.
///
/// What is optional on Apple platforms has a default that does nothing: a method whose signature does
/// not match is therefore never called. `init()` is required so that a class named by a
/// ``UISceneConfiguration`` can be instantiated; declare the class `final`.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Creates the delegate; the application does so when the scene connects.
  init()

  /// Tells that the scene is about to be connected: make its windows here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells that the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells that the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells that the scene is about to be active no longer.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells that the scene is about to come to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells that the scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
