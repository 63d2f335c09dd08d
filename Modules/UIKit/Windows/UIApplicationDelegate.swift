public import Foundation

/// What an application tells of its life.
///
/// What is optional on Apple platforms has a default here: a method whose signature does not match is
/// therefore never called. `init()` is required so that ``main()`` can make the delegate; declare the
/// class `final`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Creates the delegate; the application does so when it is launched.
  init()

  /// The application's main window, if the delegate keeps one.
  var window: UIWindow? { get }

  /// Tells that launching has begun; the answer is not used headless.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that launching is almost done; the answer is not used headless.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Asks which classes to instantiate for a scene that is being connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells that the application has become active; not called if its scene has a delegate.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the application will be active no longer; not called if its scene has a delegate.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the application has gone to the background; not called if its scene has a delegate.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the application comes to the foreground again; not called if its scene has a delegate.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? { nil }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}
}
