import Foundation

extension UIView {
  /// Resizes each subview after its mask, once the view has its new size.
  func autoresizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      let frame = subview.frame
      let horizontal = Stretch(
        leading: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        trailing: mask.contains(.flexibleRightMargin))
      let vertical = Stretch(
        leading: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        trailing: mask.contains(.flexibleBottomMargin))
      let (x, width) = horizontal.resize(
        start: frame.minX, length: frame.width, in: oldSize.width, to: newSize.width)
      let (y, height) = vertical.resize(
        start: frame.minY, length: frame.height, in: oldSize.height, to: newSize.height)
      subview.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }
}

/// What stretches along one axis.
private struct Stretch {
  var leading: Bool
  var length: Bool
  var trailing: Bool

  /// Shares the change among what stretches in proportion to its present extent, as UIKit documents;
  /// evenly if those extents add up to nothing.
  func resize(start: CGFloat, length extent: CGFloat, in old: CGFloat, to new: CGFloat)
    -> (CGFloat, CGFloat)
  {
    let change = new - old
    let parts = [
      leading ? start : nil, length ? extent : nil, trailing ? old - start - extent : nil,
    ]
    let stretching = parts.compactMap { $0 }
    guard change != 0, !stretching.isEmpty else { return (start, extent) }
    let total = stretching.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total == 0 ? change / CGFloat(stretching.count) : change * part / total
    }
    return (start + share(parts[0]), max(0, extent + share(parts[1])))
  }
}
