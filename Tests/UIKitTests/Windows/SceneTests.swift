import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct SceneTests {
  @Test func `there is one active scene from the start`() throws {
    let application = UIApplication.shared
    let scene = try #require(application.connectedScenes.first)
    #expect(application.connectedScenes.count == 1)
    #expect(scene is UIWindowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.persistentIdentifier == "scene-1")
    #expect(scene.session.role == .windowApplication)
    #expect(scene.session.scene === scene)
    #expect(application.openSessions == [scene.session])
    #expect(application.applicationState == .active)
  }

  @Test func `going to the background passes through every state`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    let names = [
      UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
      UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
    ]
    let posted = PostedNotifications(names)
    Headless.move(scene, to: .background)
    #expect(scene.activationState == .background)
    #expect(UIApplication.shared.applicationState == .background)
    Headless.move(scene, to: .foregroundActive)
    #expect(posted.take() == names)
    Headless.move(scene, to: .foregroundActive)
    Headless.move(scene, to: .unattached)
    #expect(scene.activationState == .foregroundActive)
    #expect(posted.take() == [])
  }

  @Test func `the application is active while one of its scenes is`() throws {
    let first = try #require(UIApplication.shared.connectedScenes.first)
    let second = Headless.connectScene()
    Headless.move(first, to: .background)
    #expect(UIApplication.shared.applicationState == .active)
    Headless.move(second, to: .foregroundInactive)
    #expect(UIApplication.shared.applicationState == .inactive)
  }

  @Test func `a disconnected scene is gone and its windows have none`() throws {
    let scene = Headless.connectScene()
    let window = UIWindow(windowScene: try #require(scene as? UIWindowScene))
    let names = [UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification]
    let posted = PostedNotifications(names)
    Headless.disconnect(scene)
    #expect(posted.take() == names)
    #expect(scene.activationState == .unattached)
    #expect(window.windowScene == nil)
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
    Headless.disconnect(scene)
    #expect(posted.take() == [])
  }

  @Test func `a disconnected scene dies with its last reference`() {
    weak var weakScene: UIScene?
    do {
      let scene = Headless.connectScene()
      weakScene = scene
      #expect(scene.session.persistentIdentifier == "scene-2")
    }
    if let scene = weakScene { Headless.disconnect(scene) }
    #expect(weakScene == nil)
  }

  @Test func `a reset brings a new application`() {
    weak let old = UIApplication.shared
    let window = UIWindow()
    Headless.reset()
    #expect(old == nil)
    #expect(UIApplication.shared.allWindows.isEmpty)
    #expect(window.windowScene == nil)
    #expect(UIApplication.shared.applicationState == .active)
  }
}
