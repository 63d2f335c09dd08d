import Foundation

extension UIView {
  /// Runs `updateConstraints` where it is due, here and below, children before parents, and then
  /// solves.
  func prepareConstraints() {
    updateDueConstraints()
    let root = layoutRoot
    guard let engine = root.engineOfRoot else { return }
    if engine.hasWork || root.pending.meets(.anyLayout) || root.pending.meets(.anyConstraints) {
      engine.refresh()
      engine.solveIfNeeded()
    }
    if layoutItem?.isConstrained ?? false, storedSuperview == nil {
      applySolution(engine, to: self)
    }
  }

  func updateDueConstraints() {
    if pending.contains(.constraintsBelow) {
      pending.remove(.constraintsBelow)
      for subview in storedSubviews { subview.updateDueConstraints() }
    }
    guard pending.contains(.constraints) else { return }
    pending.remove(.constraints)
    if let controller = owningController {
      controller.track(.updateViewConstraints) { $0.updateViewConstraints() }
    } else {
      updateConstraintsTracked()
    }
  }

  func updateConstraintsTracked() {
    traitNode.track(.updateConstraints, of: self) { updateConstraints() }
  }

  /// Gives the subviews that constraints lay out their places, and tells the size of what scrolls
  /// in the view.
  ///
  /// A container may have changed the safe area since the pass began, and with it the guides.
  func layoutConstrainedSubviews() {
    if constraintState?.hasRuledGuides ?? false { layoutRoot.engineOfRoot?.refreshGuides() }
    if let guide = scrolledContentGuide, guide.item.registration != nil {
      scrolledContentDidResize(guide.layoutFrame.size)
    }
    guard storedSubviews.contains(where: { $0.layoutItem?.isConstrained ?? false }),
      let engine = layoutRoot.engineOfRoot
    else { return }
    engine.solveIfNeeded()
    for subview in storedSubviews where subview.layoutItem?.isConstrained ?? false {
      applySolution(engine, to: subview)
    }
  }

  /// Sets bounds and center, as UIKit does, so that a transform stays what it is.
  private func applySolution(_ engine: LayoutEngine, to view: UIView) {
    guard let item = view.layoutItem, let rectangle = engine.rectangle(of: item) else { return }
    let insets = view.alignmentRectInsets
    let frame = insets == .zero ? rectangle : view.frame(forAlignmentRect: rectangle)
    let size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
    if view.bounds.size != size { view.bounds.size = size }
    guard view.storedSuperview != nil else { return }
    let anchor = view.anchorPoint
    let center = CGPoint(
      x: frame.minX + size.width * anchor.x, y: frame.minY + size.height * anchor.y)
    if view.center != center { view.center = center }
    // Center and size give the origin with a rounding error; this sets it exactly.
    if view.transform.isIdentity { view.setFrame(CGRect(origin: frame.origin, size: size)) }
  }
}
