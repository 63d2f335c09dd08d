public import Foundation

/// A container that shows one page of many, or two side by side, and lets the user turn them.
///
/// `Headless.turnPage(of:_:completing:)` turns a page as the user does.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private let spine: SpineLocation
  var pages: [UIViewController] = []
  var installed: [InstalledChild] = []
  var departing: [InstalledChild] = []
  var turn: RunningTransition?
  var indicator: UIPageControl?

  /// Creates a page view controller; of the options the ``OptionsKey/spineLocation`` counts.
  @inline(never) public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spine = Self.spine(of: style, options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates one as a storyboard describes it; with any other coder its pages curl, bound on the left.
  @inline(never) public required init?(coder: NSCoder) {
    style = coder.interfaceValue("transitionStyle", .pageTransition) ?? .pageCurl
    orientation = coder.interfaceValue("navigationOrientation", .pageOrientation) ?? .horizontal
    let spine = coder.interfaceValue("spineLocation", .spineLocation) ?? .min
    self.spine = style == .pageCurl ? spine : .none
    super.init(coder: coder)
    coder.fill(self, as: .pageViewController)
  }

  private static func spine(of style: TransitionStyle, _ options: [OptionsKey: Any]?)
    -> SpineLocation
  {
    guard style == .pageCurl else { return .none }
    let option = options?[.spineLocation]
    return option as? SpineLocation ?? (option as? Int).flatMap(SpineLocation.init) ?? .min
  }

  /// How pages turn.
  open var transitionStyle: TransitionStyle { style }

  /// In which direction pages follow each other.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// Where pages that curl are bound; `.none` for those that scroll.
  open var spineLocation: SpineLocation { spine }

  /// Whether pages that curl have something on their back, which is a page of its own then.
  open var isDoubleSided = false

  /// Who says which pages there are; not kept alive. Without one the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { refreshIndicator() }
  }

  /// The object that is told of turns; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The pages that are shown; `nil` before any are.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages: two where the spine is in the middle, else one, or two of which one is the back
  /// of the other where pages are double-sided.
  ///
  /// Another number is reported, and nothing happens. The delegate is not told. Without animation, or off
  /// the screen, everything has happened when the call returns, the completion included. A turn that is
  /// under way is ended first.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replacePages(viewControllers ?? [], animated: animated, completion: completion)
  }

  open override func loadView() {
    let root = ContainerRootView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    view = root
    refreshIndicator()
  }

  override var container: (any ControllerContainer)? { self }
}
