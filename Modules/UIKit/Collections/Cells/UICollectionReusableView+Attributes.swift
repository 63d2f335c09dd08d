import Foundation

extension UICollectionReusableView {
  /// A new view of this class.
  static func made(frame: CGRect) -> UICollectionReusableView {
    make(frame: frame) as? UICollectionReusableView ?? UICollectionReusableView(frame: frame)
  }

  /// Takes frame and looks from the layout, and hands over the rest.
  func take(_ attributes: UICollectionViewLayoutAttributes, in container: UIView?) {
    if transform != attributes.transform { transform = attributes.transform }
    if attributes.transform.isIdentity {
      let frame = frame(attributes.frame, in: container)
      if self.frame != frame { self.frame = frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    apply(attributes)
  }

  /// The frame in the coordinates of the view's superview, which may scroll a section by itself.
  private func frame(_ frame: CGRect, in container: UIView?) -> CGRect {
    guard let scroller = container as? OrthogonalScrollView else { return frame }
    return frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
  }

  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = contentSize(fitting: attributes.size) else { return attributes }
    let origin = attributes.frame.origin
    attributes.size = size
    if attributes.transform.isIdentity { attributes.frame.origin = origin }
    return attributes
  }

  /// The size of a view by its constraints: the width is kept where the layout gives the width.
  func fittedSize(of view: UIView, in size: CGSize) -> CGSize {
    let fixed = hostView?.storedLayout.fixedDimensions(of: self) ?? [.width]
    return view.systemLayoutSizeFitting(
      CGSize(
        width: fixed.contains(.width) ? size.width : 0,
        height: fixed.contains(.height) ? size.height : 0),
      withHorizontalFittingPriority: fixed.contains(.width) ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.contains(.height) ? .required : .fittingSizeLevel)
  }
}

/// The dimensions that a layout does not let a view choose.
struct FixedDimensions: OptionSet {
  let rawValue: Int
  static let width = FixedDimensions(rawValue: 1)
  static let height = FixedDimensions(rawValue: 2)
}
