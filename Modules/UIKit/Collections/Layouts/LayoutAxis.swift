import Foundation

/// The axis along which content scrolls, and the one across it.
enum LayoutAxis {
  case vertical
  case horizontal

  init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .vertical ? .vertical : .horizontal
  }

  func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }
  func start(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
  func crossStart(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minX : rect.minY }
  func crossEnd(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxX : rect.maxY }
  func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// The insets before, after, and at the start and end across.
  func along(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  func across(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    self == .vertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}
