/// A container that shows one of several controllers.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
}
