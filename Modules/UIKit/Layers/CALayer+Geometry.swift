public import Foundation

extension CALayer {
  /// The layer's rectangle in its own coordinates.
  public var bounds: CGRect {
    get { owningView?.bounds ?? geometry.bounds }
    set {
      if let owningView {
        owningView.bounds = newValue
      } else {
        geometry.setBounds(newValue.standardized, anchor: storedAnchorPoint)
      }
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  public var position: CGPoint {
    get { owningView?.center ?? geometry.center }
    set {
      if let owningView {
        owningView.center = newValue
      } else {
        geometry.setCenter(newValue, anchor: storedAnchorPoint)
      }
    }
  }

  /// The fixed point of the transform, as fractions of the bounds.
  public var anchorPoint: CGPoint {
    get { owningView?.anchorPoint ?? storedAnchorPoint }
    set {
      if let owningView {
        owningView.anchorPoint = newValue
      } else {
        storedAnchorPoint = newValue
        geometry.followCenter(anchor: newValue)
      }
    }
  }

  /// The smallest rectangle around the layer, in the superlayer's coordinates.
  public var frame: CGRect {
    get {
      owningView?.frame
        ?? geometry.frame(anchor: storedAnchorPoint, transform: storedTransform)
    }
    set {
      if let owningView {
        owningView.frame = newValue
      } else {
        geometry.setFrame(newValue, anchor: storedAnchorPoint, transform: storedTransform)
      }
    }
  }

  /// The transform about the anchor point.
  public func affineTransform() -> CGAffineTransform {
    owningView?.transform ?? storedTransform
  }

  /// Sets the transform about the anchor point.
  public func setAffineTransform(_ m: CGAffineTransform) {
    if let owningView { owningView.transform = m } else { storedTransform = m }
  }
}
