import Foundation

/// The offsets at which a scroll view may rest.
struct ScrollRange: Equatable {
  var lowest: CGPoint
  /// Nowhere below the lowest.
  var highest: CGPoint

  /// The range in which content of the size, with the insets around it, can be seen whole through the
  /// visible size. Content that is smaller has one place only, which the alignment chooses: 0 is at
  /// the left or top, 1 at the right or bottom.
  init(content: CGSize, insets: UIEdgeInsets, visible: CGSize, alignment: CGPoint) {
    let spareWidth = visible.width - insets.left - insets.right - content.width
    let spareHeight = visible.height - insets.top - insets.bottom - content.height
    lowest = CGPoint(
      x: -insets.left - max(0, spareWidth) * alignment.x,
      y: -insets.top - max(0, spareHeight) * alignment.y)
    highest = CGPoint(
      x: lowest.x + max(0, -spareWidth), y: lowest.y + max(0, -spareHeight))
  }

  /// The nearest offset in the range.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, lowest.x), highest.x), y: min(max(offset.y, lowest.y), highest.y))
  }

  /// Where content belongs that rested at the offset while another range was in force: what was at
  /// the start stays there, and the rest where it is, as far as the range goes.
  func follow(_ offset: CGPoint, from former: ScrollRange) -> CGPoint {
    clamp(
      CGPoint(
        x: offset.x <= former.lowest.x ? lowest.x : offset.x,
        y: offset.y <= former.lowest.y ? lowest.y : offset.y))
  }
}
