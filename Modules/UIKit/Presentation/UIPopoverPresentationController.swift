public import Foundation

/// Presents a controller in a popover that points to where it comes from.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The size of a popover whose controller prefers none.
  private static let usualSize = CGSize(width: 320, height: 480)

  /// The view that the popover points to.
  open weak var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }

  /// The rectangle that the popover points to, in ``sourceView``; null for all of it.
  open var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }

  /// The bar button item that the popover points to; it goes before ``sourceView``.
  open var barButtonItem: UIBarButtonItem? {
    didSet { container?.setNeedsLayout() }
  }

  /// Whether there is something to point to.
  var hasSource: Bool { barButtonItem != nil || sourceView != nil }

  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether the popover may cover what it points to.
  open var canOverlapSourceViewRect = false

  /// What stays usable while the popover is shown.
  open var passthroughViews: [UIView]?

  /// The least distance from the edges of the container.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Where the arrow points: up or down when shown, unknown otherwise.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let container else { return .unknown }
    let frame = frameOfPresentedViewInContainerView
    return frame.minY >= target(in: container).maxY ? .up : .down
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The preferred size, below what the popover points to or, for want of room there, above it.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let margins = popoverLayoutMargins
    let room = CGRect(
      x: container.bounds.minX + margins.left, y: container.bounds.minY + margins.top,
      width: max(0, container.bounds.width - margins.left - margins.right),
      height: max(0, container.bounds.height - margins.top - margins.bottom))
    let preferred = preferredContentSize == .zero ? Self.usualSize : preferredContentSize
    let size = CGSize(
      width: min(preferred.width, room.width), height: min(preferred.height, room.height))
    let target = target(in: container)
    let x = min(max(target.midX - size.width / 2, room.minX), room.maxX - size.width)
    let below = target.maxY
    let y =
      below + size.height <= room.maxY || target.minY - size.height < room.minY
      ? min(below, room.maxY - size.height) : target.minY - size.height
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
  }

  override var isDismissedBySwipe: Bool { true }

  override func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func target(in container: UIView) -> CGRect {
    if let button = barButtonItem?.shownView, button.window != nil {
      return button.convert(button.bounds, to: container)
    }
    guard let sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: container)
  }
}

/// Prepares popovers, beyond what all presentations ask.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
