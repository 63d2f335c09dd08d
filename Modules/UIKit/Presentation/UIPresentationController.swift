public import Foundation

/// Manages how one controller is presented by another: where its view goes, and what else is shown.
///
/// It keeps neither controller alive.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private weak var presentedController: UIViewController?
  private weak var presentingController: UIViewController?
  weak var container: PresentationContainerView?
  let traitNode = TraitNode(leavesChildrenToParent: true)

  /// Creates a presentation controller; `nil` stands for a presenting controller that is not known yet.
  @inline(never)
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedController = presentedViewController
    presentingController = presentingViewController
    super.init()
    registerForLegacyTraitChanges()
    applySystemTraits()
  }

  /// The object that decides how the presentation adapts, and hears of dismissals by the user; not
  /// kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presented controller.
  ///
  /// Keep it alive for as long as you keep the presentation controller: an empty one takes its place
  /// when it is gone, and that is reported.
  open var presentedViewController: UIViewController {
    presentedController ?? missingController()
  }

  /// The controller that presents, or the presented one itself as long as that is not known.
  open var presentingViewController: UIViewController {
    presentedController?.ownPresentation?.presenter ?? presentingController
      ?? presentedViewController
  }

  /// The style in which the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { .custom }

  /// The view in which the presentation takes place, while it is shown.
  open var containerView: UIView? { container }

  /// The view that is presented: the presented controller's, unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// The style that the presentation adapts to where the width is compact; `.none` for no other.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? ownAdaptivePresentationStyle
  }

  /// The style that the presentation adapts to under the traits; `.none` for no other.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? ownAdaptivePresentationStyle : .none
  }

  /// Where in the container the presented view goes: all over it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the whole window and not only the presenter's view.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the hierarchy when the presentation is complete.
  open var shouldRemovePresentersView: Bool { false }

  /// Tells that the presentation begins; the container is in its place. Does nothing unless overridden.
  open func presentationTransitionWillBegin() {}

  /// Tells that the presentation is over, and whether it took place. Does nothing unless overridden.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the dismissal begins. Does nothing unless overridden.
  open func dismissalTransitionWillBegin() {}

  /// Tells that the dismissal is over, and whether it took place. Does nothing unless overridden.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the container is about to lay out its subviews. Does nothing unless overridden.
  open func containerViewWillLayoutSubviews() {}

  /// Tells that the container has laid out its subviews. Does nothing unless overridden.
  open func containerViewDidLayoutSubviews() {}

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Tells that the presented controller wants another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the presented controller is given: the container's, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the container is about to get another size; tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, coordinator)
  }

  /// Tells that the size classes are about to change; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedController?.willTransition(to: newCollection, with: coordinator)
  }

  /// The presentation's traits; what it presents inherits them, not those of what presents it.
  open var traitCollection: UITraitCollection { traitNode.collectionForReader }

  /// The traits that the presentation sets for itself and what it presents, from the next update on.
  open var traitOverrides: UITraitOverrides {
    get { programOverrides }
    set { setProgramOverrides(newValue) }
  }

  /// The traits to set for what is presented; those of ``traitOverrides`` come on top.
  @available(*, deprecated, message: "Use traitOverrides")
  open var overrideTraitCollection: UITraitCollection? {
    get { storedOverrideTraits }
    set { storedOverrideTraits = newValue }
  }
  var storedOverrideTraits: UITraitCollection? {
    didSet { applySystemTraits() }
  }

  /// Tells that some of the presentation's traits changed, after all handlers; does nothing unless
  /// overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives the presented view its place whenever the container is laid out.
  ///
  /// The program's own presentation controllers do that themselves, as in UIKit.
  func placePresentedView() {}

  /// Whether the controller that was asked to present does so itself, and none around it.
  var presentsFromSource: Bool { false }

  /// Whether touches on the container itself go to what is behind it.
  var letsTouchesThrough: Bool { false }

  /// Whether the user can dismiss the presented controller by a swipe.
  var isDismissedBySwipe: Bool { false }

  private func missingController() -> UIViewController {
    Headless.report(.presentedControllerGone(presentationController: "\(type(of: self))"))
    return UIViewController()
  }
}

extension UIPresentationController: UIContentContainer {}
