extension Headless {
  /// Launches a new shared application with the delegate, as the system does, and returns it running.
  ///
  /// The application keeps the delegate alive until the next launch or ``reset()``.
  @discardableResult
  public static func launch(_ delegate: any UIApplicationDelegate) -> UIApplication {
    UIApplication.launch(with: delegate)
  }

  /// Connects one more scene, as the delegate configures it, and brings it to the front.
  @discardableResult
  public static func connectScene() -> UIScene {
    UIApplication.shared.connectScene()
  }

  /// Sends a scene to the background and disconnects it; harmless when it is not connected.
  public static func disconnect(_ scene: UIScene) {
    UIApplication.shared.disconnect(scene)
  }

  /// Moves a scene between foreground and background, through every state between, with all that UIKit
  /// calls and posts on the way.
  ///
  /// `.unattached` is no state to move to and changes nothing: see ``disconnect(_:)``.
  public static func move(_ scene: UIScene, to state: UIScene.ActivationState) {
    scene.move(to: state)
  }
}
