import Foundation

extension UIApplication {
  /// Connects a new scene as the delegate configures it and brings it to the front.
  @discardableResult
  func connectScene(role: UISceneSession.Role = .windowApplication) -> UIScene {
    scenesSoFar += 1
    let session = UISceneSession(
      persistentIdentifier: "scene-\(scenesSoFar)",
      configuration: UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.storedConfiguration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let configuration = session.configuration
    let sceneClass = checkedClass(configuration.sceneClass, as: UIScene.Type.self, "UIScene")
    let scene = (sceneClass ?? UIWindowScene.self).init(
      session: session, connectionOptions: options)
    scene.delegate =
      checkedClass(
        configuration.delegateClass, as: (any UISceneDelegate.Type).self, "UISceneDelegate")?.init()
    scenes.append(scene)
    scene.moveEnvironmentNode(to: .init(parent: self))
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    adoptHomelessWindows(scene)
    scene.move(to: .foregroundActive)
    return scene
  }

  /// Sends a scene to the background and disconnects it; its windows have no scene from then on.
  func disconnect(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    scene.move(to: .background)
    scenes.removeAll { $0 === scene }
    scene.moveEnvironmentNode(to: .init())
    scene.currentActivationState = .unattached
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    scene.session.connectedScene = nil
  }

  /// Tells the application's delegate, and all who observe it, what a scene's step means for the whole.
  func sceneDidTakeStep(_ scene: UIScene) {
    let state = applicationState
    let tells = scene.delegate == nil ? delegate : nil
    switch (stateToldLast, state) {
    case (.inactive, .active):
      tells?.applicationDidBecomeActive(self)
      post(UIApplication.didBecomeActiveNotification)
    case (.active, .inactive):
      tells?.applicationWillResignActive(self)
      post(UIApplication.willResignActiveNotification)
    case (.inactive, .background):
      tells?.applicationDidEnterBackground(self)
      post(UIApplication.didEnterBackgroundNotification)
    case (.background, .inactive):
      tells?.applicationWillEnterForeground(self)
      post(UIApplication.willEnterForegroundNotification)
    default:
      break
    }
    stateToldLast = state
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Windows that were made before there was a scene join the first, as they do on Apple platforms.
  private func adoptHomelessWindows(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    for window in allWindows where window.windowScene == nil { window.windowScene = scene }
  }

  private func checkedClass<Expected>(
    _ found: AnyClass?, as expected: Expected.Type, _ needed: String
  ) -> Expected? {
    guard let found else { return nil }
    if let checked = found as? Expected { return checked }
    Headless.report(.unfitClass(name: "\(found)", needed: needed))
    return nil
  }
}
