import Foundation

/// One controller's presentation of another: the relation between the two and, while the presenter is
/// on the screen, the views that show it.
///
/// The presenter owns it, and it owns the presented controller. The relation does not need a window:
/// a presentation made while the presenter is in none is shown when the presenter appears.
@MainActor final class Presentation {
  enum Phase {
    case presenting, presented, dismissing
  }

  let presented: UIViewController
  weak var presenter: UIViewController?
  /// What manages the presentation.
  let controller: UIPresentationController
  /// What shows it: `controller`, or another one that it was adapted to.
  let shownBy: UIPresentationController
  var phase = Phase.presented
  var running: RunningTransition?
  /// The view of its own in which the presentation takes place, while it is shown.
  var container: PresentationContainerView?
  /// The presenter's view, while it has left the hierarchy.
  var cover: CoveredView?

  init(
    of presented: UIViewController, by presenter: UIViewController,
    managedBy controller: UIPresentationController, shownBy: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    self.shownBy = shownBy
  }

  /// This presentation and those above it, the lowest first.
  var chain: [Presentation] {
    Array(sequence(first: self) { $0.presented.presentation })
  }

  /// Whether the presentation is on the screen.
  var isLive: Bool {
    container?.window.map { !$0.isHidden } ?? false
  }

  /// The one place where two controllers become presenter and presented.
  ///
  /// Of client code only listeners to the environment run in here, at the end, when the hierarchy is
  /// whole again.
  func structurallyRelate() {
    presenter?.presentation = self
    presented.ownPresentation = self
    presented.relinkEnvironment()
  }

  /// The one place where two controllers stop being presenter and presented; listeners run as above.
  func structurallyUnrelate() {
    presented.ownPresentation = nil
    presented.storedPresentationController = nil
    if presenter?.presentation === self { presenter?.presentation = nil }
    presented.relinkEnvironment()
  }
}

/// A view that has left the hierarchy for as long as a presentation covers its place.
@MainActor struct CoveredView {
  private let view: UIView
  private weak var home: UIView?
  private let index: Int

  /// Takes the view out of its superview, if it has one.
  init?(_ view: UIView) {
    guard let home = view.superview,
      let index = home.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    self.view = view
    self.home = home
    self.index = index
    view.removeFromSuperview()
  }

  /// Takes the view back from an animator that has put it into the container.
  func takeBack(from container: UIView?) {
    guard let container, view.superview === container else { return }
    view.removeFromSuperview()
    restore()
  }

  /// Puts the view back to where it was, unless it was put elsewhere in the meantime.
  func restore() {
    guard let home, view.superview == nil else { return }
    if home is ControllerWrapperView { view.frame = home.bounds }
    home.insertSubview(view, at: index)
  }
}
