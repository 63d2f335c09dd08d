public import Foundation

/// A container that shows controllers in columns or, where the width is compact, on one stack.
///
/// With the style of two or three columns a controller that is no navigation controller is put into one
/// of its own. Where the horizontal size class is compact the columns are collapsed: the stacks of the
/// columns are put onto that of the primary one, unless there is a controller for the compact column.
/// Columns come and go without taking time.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Stands for a width that the split view chooses.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  private let storedStyle: Style
  var columns = SplitColumns()
  var arrangement = SplitArrangement()
  private lazy var modeButton = makeDisplayModeButton()

  /// Creates a split view of the style.
  @inline(never) public init(style: Style) {
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
    followSizeClass()
  }

  /// Creates a split view of unspecified style.
  @inline(never) public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  {
    storedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    followSizeClass()
  }

  @inline(never) public required init?(coder: NSCoder) {
    storedStyle = coder.interfaceValue("style", .splitStyle) ?? .unspecified
    super.init(coder: coder)
    followSizeClass()
    coder.fill(self, as: .splitViewController)
  }

  @inline(never) public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// How many columns there are.
  open var style: Style { storedStyle }

  /// The object that decides how columns collapse; not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The controllers of the columns, the primary one first; while they are collapsed, the one that is
  /// shown.
  ///
  /// Only a split view of unspecified style can be given them so: the primary and the secondary one.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { replaceControllers(newValue) }
  }

  /// The controller that was set for the column.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.controller }

  /// Sets the controller of a column; `nil` empties it.
  ///
  /// A column that the style does not have is reported, and nothing is changed.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replaceController(of: column, by: vc)
  }

  // MARK: Display mode

  /// Whether the columns are collapsed, as they are where the width is compact.
  open var isCollapsed: Bool { arrangement.isCollapsed }

  /// Which columns are shown now, or would be if they were not collapsed.
  open var displayMode: DisplayMode { arrangement.displayMode }

  /// Which columns should be shown. `.automatic` shows one beside the secondary where the split view is
  /// wider than high, else the secondary alone.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      arrangement.chosenMode = nil
      updateDisplayMode()
    }
  }

  /// How columns make room for themselves; `.automatic` tiles where the split view is wider than high,
  /// else overlays.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { updateDisplayMode() }
  }

  /// How columns make room for themselves now.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// At which edge the primary column stands.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Shows a column with those that stand between it and the secondary one; collapsed, brings it on top.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column with those beyond it; collapsed, takes it and what is above it from the stack.
  open func hide(_ column: Column) { conceal(column) }

  /// A button that shows one column more or, if all are shown, the secondary one alone. Headless the
  /// program puts it into a bar itself.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  /// When the button should be in a bar by itself; headless it never is.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// Whether there should be a button that shows the secondary column alone; headless there is none.
  open var showsSecondaryOnlyButton = false

  /// Whether a swipe shows and hides columns; headless a touch beside columns that overlay hides them.
  open var presentsWithGesture = true

  /// How the primary column looks.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  /// The width that the primary column should have, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The part of the whole width that the primary column should have, where no width is set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The greatest width of the primary column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the primary column where it is shown beside others: 320 points or, if that is less,
  /// half of the whole, unless preferred otherwise.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width that the supplementary column should have, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The part of the whole width that the supplementary column should have, where no width is set.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the supplementary column.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The greatest width of the supplementary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the supplementary column; as for ``primaryColumnWidth``.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Showing controllers

  /// Shows a controller on the stack of the column before the secondary one or, in a split view of
  /// unspecified style, as the primary controller; unless the delegate does it.
  open override func show(_ vc: UIViewController, sender: Any?) { showMaster(vc, sender: sender) }

  /// Shows a controller in the secondary column, or on top of the stack while the columns are
  /// collapsed; unless the delegate does it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }

  open override func loadView() {
    let root = ContainerRootView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    view = root
  }

  override var container: (any ControllerContainer)? { self }
}
