public import Foundation

/// An object that manages a view and takes part in the responder chain between that view and what
/// holds it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  var storedView: UIView?
  private var isLoadingView = false

  @inline(never) public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init()
  }

  @inline(never) public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The root view; reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      let oldView = storedView
      oldView?.owningController = nil
      storedView = newValue
      newValue?.owningController = self
      oldView?.relinkEnvironment()
      newValue?.relinkEnvironment()
    }
  }

  /// The root view if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates ``view``; override it to set a view of one's own, without calling super.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView != nil { viewDidLoad() }
  }

  /// Tells the controller that its view was loaded; does nothing unless overridden.
  open func viewDidLoad() {}

  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { storedView?.superview }
}
