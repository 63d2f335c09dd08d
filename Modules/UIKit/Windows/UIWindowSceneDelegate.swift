/// What a scene with windows tells of its life.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, if the delegate keeps one.
  var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? { nil }
}
