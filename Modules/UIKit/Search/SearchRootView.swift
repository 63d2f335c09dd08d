import Foundation

/// The view of a search: it covers what is searched, or lets touches through to it.
@MainActor final class SearchRootView: UIView {
  var isCovering = true {
    didSet { backgroundColor = isCovering ? .systemBackground.withAlphaComponent(0.5) : nil }
  }
  var whenTouched: () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isCovering ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { whenTouched() }
}

/// Presents a search over the view of the controller whose content is searched.
final class SearchPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }

  override var presentsFromSource: Bool { true }

  override var letsTouchesThrough: Bool { true }

  override func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
