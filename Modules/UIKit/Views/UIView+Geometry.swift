import Foundation

extension UIView {
  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { return refuseGeometry("frame") }
    change { $0.setFrame(frame, anchor: anchorPoint, transform: transform) }
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return refuseGeometry("bounds") }
    change { $0.setBounds(bounds.standardized, anchor: anchorPoint) }
  }

  func setCenter(_ center: CGPoint) {
    guard center.isFinite else { return refuseGeometry("center") }
    change { $0.setCenter(center, anchor: anchorPoint) }
  }

  func setAnchorPoint(_ anchor: CGPoint) {
    guard anchor.isFinite else { return refuseGeometry("anchorPoint") }
    ensureRare().anchorPoint = anchor
    change { $0.followCenter(anchor: anchor) }
  }

  func setTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return refuseGeometry("transform") }
    if transform.isIdentity && rare == nil { return }
    ensureRare().transform = transform.isIdentity ? nil : transform
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    // UIKit keeps the top left corner, not the center.
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The one place where a view's geometry changes.
  private func change(_ body: (inout ViewGeometry) -> Void) {
    let oldBounds = geometry.bounds
    var changed = geometry
    body(&changed)
    guard changed != geometry else { return }
    geometry = changed
    frameRulesDidChange()
    if changed.bounds.size != oldBounds.size {
      if autoresizesSubviews { autoresizeSubviews(from: oldBounds.size) }
      setNeedsLayout()
      if contentMode == .redraw { setNeedsDisplay() }
    }
    safeAreaMayHaveChanged()
    if changed.bounds != oldBounds { boundsDidChange(from: oldBounds) }
  }

  func refuseGeometry(_ property: String) {
    Headless.report(.geometryNotFinite(view: misuseName, property: property))
  }

  /// How reports name the view.
  package var misuseName: String { String(describing: type(of: self)) }
}
