public import Foundation

/// Presents a controller as a sheet that covers the lower part of the container.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// What is left free above a sheet of full height, below the safe area.
  static let gapAbove: CGFloat = 10

  private let isForm: Bool

  init(presenting presented: UIViewController, isForm: Bool) {
    self.isForm = isForm
    super.init(presentedViewController: presented, presenting: nil)
  }

  @inline(never)
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    isForm = false
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The heights at which the sheet may rest, the lowest first; an empty list counts as `large`.
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }

  /// The detent at which the sheet rests; `nil` is the first of ``detents``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// The largest detent at which what is behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether a grabber shows at the top.
  open var prefersGrabberVisible = false

  /// Whether scrolling in the sheet brings it to its next height.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the bottom where the height is compact.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether an attached sheet is as wide as the presented controller prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The corner radius of the sheet, or `nil` for the usual one.
  open var preferredCornerRadius: CGFloat?

  /// The view from which the sheet comes.
  open weak var sourceView: UIView?

  /// Makes changes to the sheet and lays it out.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.layoutIfNeeded()
  }

  /// Asks custom detents for their heights again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  open override var presentationStyle: UIModalPresentationStyle {
    isForm ? .formSheet : .pageSheet
  }

  /// The lower part of the container, as high as the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    let largest = max(0, bounds.height - container.safeAreaInsets.top - Self.gapAbove)
    let height = min(selectedDetent.height(largest: largest, in: self) ?? largest, largest)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  override var isDismissedBySwipe: Bool { true }

  override func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private var selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }
}
