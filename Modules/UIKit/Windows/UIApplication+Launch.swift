extension UIApplicationDelegate {
  /// Launches the application with a new delegate of this type, runs until nothing is left to do, and
  /// ends.
  ///
  /// It is what `@main` on the delegate calls. On Apple platforms it never returns; headless there is
  /// nobody who could cause another event, so that it returns and the program goes on after it.
  public static func main() {
    let application = UIApplication.launch(with: Self())
    Headless.runUntilIdle()
    application.terminate()
  }
}

extension UIApplication {
  /// Makes a new shared application, tells the delegate of its launch and connects the first scene.
  static func launch(with delegate: any UIApplicationDelegate) -> UIApplication {
    let application = UIApplication()
    replaceShared(by: application)
    application.launchDelegate = delegate
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.post(didFinishLaunchingNotification)
    application.connectScene()
    return application
  }

  func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }
}
