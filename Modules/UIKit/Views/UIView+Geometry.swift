import Foundation

extension UIView {
  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { return refuseGeometry("frame") }
    apply(geometry.settingFrame(frame, anchor: anchorPoint, transform: transform))
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return refuseGeometry("bounds") }
    var changed = geometry
    changed.bounds = bounds.standardized
    apply(changed)
  }

  func setCenter(_ center: CGPoint) {
    guard center.isFinite else { return refuseGeometry("center") }
    var changed = geometry
    changed.center = center
    apply(changed)
  }

  func setTransform(_ transform: CGAffineTransform) {
    if transform.isIdentity && rare == nil { return }
    ensureRare().transform = transform.isIdentity ? nil : transform
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    // UIKit keeps the top left corner, not the center.
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The one place where a view's geometry changes.
  private func apply(_ changed: ViewGeometry) {
    let oldSize = geometry.bounds.size
    guard changed != geometry else { return }
    geometry = changed
    if changed.bounds.size != oldSize {
      if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
      setNeedsLayout()
      if contentMode == .redraw { setNeedsDisplay() }
    }
    safeAreaMayHaveChanged()
  }

  private func refuseGeometry(_ property: String) {
    Headless.report(.geometryNotFinite(view: misuseName, property: property))
  }

  /// How reports name the view.
  package var misuseName: String { String(describing: type(of: self)) }
}
