import Testing
import UIKit

@MainActor private var log: [String] = []

/// Keeps its window itself, without scenes.
@MainActor private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launched with \(application.connectedScenes.count) scenes")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }

  func applicationWillResignActive(_ application: UIApplication) { log.append("inactive") }

  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }

  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }

  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }

  func save() { log.append("save") }
}

@MainActor private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.append("connect \(session.configuration.name ?? "?")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.isHidden = false
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.append("scene foreground") }

  func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene active") }

  func sceneWillResignActive(_ scene: UIScene) { log.append("scene inactive") }

  func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene background") }

  func sceneDidDisconnect(_ scene: UIScene) { log.append("scene disconnected") }
}

@MainActor private final class DelegateOfScenes: NSObject, UIApplicationDelegate {
  static var sceneDelegateClass: AnyClass = SceneDelegate.self

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = DelegateOfScenes.sceneDelegateClass
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
}

@MainActor @Suite(.headlessUIKit) struct LaunchTests {
  init() {
    log = []
    DelegateOfScenes.sceneDelegateClass = SceneDelegate.self
  }

  @Test func `an application without scenes is told itself`() throws {
    let delegate = PlainDelegate()
    let application = Headless.launch(delegate)
    #expect(application === UIApplication.shared)
    #expect(application.delegate === delegate)
    #expect(log == ["launched with 0 scenes", "active"])
    let scene = try #require(application.connectedScenes.first)
    #expect(delegate.window?.windowScene === scene)
    #expect(delegate.window?.isKeyWindow == true)
    log = []
    Headless.move(scene, to: .background)
    Headless.move(scene, to: .foregroundActive)
    #expect(log == ["inactive", "background", "foreground", "active"])
  }

  @Test func `an application with scenes has their delegates told`() throws {
    let application = Headless.launch(DelegateOfScenes())
    #expect(log == ["connect Default", "scene foreground", "scene active"])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is SceneDelegate)
    #expect(scene.windows.count == 1)
    log = []
    Headless.disconnect(scene)
    #expect(log == ["scene inactive", "scene background", "scene disconnected"])
  }

  @Test func `a scene delegate of the wrong kind is reported`() {
    DelegateOfScenes.sceneDelegateClass = UIView.self
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) { _ = Headless.launch(DelegateOfScenes()) }
    #expect(reports == [.unfitClass(name: "UIView", needed: "UISceneDelegate")])
    #expect(log == ["active"])
  }

  @Test func `main runs until nothing is left to do and ends`() {
    PlainDelegate.main()
    #expect(log == ["launched with 0 scenes", "active", "terminate"])
  }

  @Test func `the delegate ends the responder chain`() {
    let delegate = PlainDelegate()
    Headless.launch(delegate)
    #expect(UIApplication.shared.next === delegate)
    let control = UIControl()
    delegate.window?.addSubview(control)
    control.addTarget(nil, action: Selector(PlainDelegate.save), for: .touchDown)
    log = []
    control.sendActions(for: .touchDown)
    #expect(log == ["save"])
  }

  @Test func `a reset lets go of the delegate`() {
    weak var weakDelegate: PlainDelegate?
    do {
      let delegate = PlainDelegate()
      weakDelegate = delegate
      Headless.launch(delegate)
    }
    #expect(weakDelegate != nil)
    Headless.reset()
    #expect(weakDelegate == nil)
  }
}
