public import Foundation

/// The place of one item in a group, or of a group in another.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, NSCopying {
  private let size: NSCollectionLayoutSize
  private let supplements: [NSCollectionLayoutSupplementaryItem]

  required init(_ size: NSCollectionLayoutSize, supplements: [NSCollectionLayoutSupplementaryItem])
  {
    self.size = size
    self.supplements = supplements
    super.init()
  }

  /// Creates a place of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize, supplements: [])
  }

  /// Creates a place of a size with views that supplement the cell, such as badges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize, supplements: supplementaryItems)
  }

  /// The size of the place, with the ``contentInsets``.
  public var layoutSize: NSCollectionLayoutSize { size }

  /// The views that supplement the cell.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

  /// How much smaller than its place the cell is, at each edge. Along a dimension that is estimated
  /// they do not count, as in UIKit.
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = CompositionalNumbers.finite(contentInsets, "the insets of an item") }
  }

  /// The distances to what is beside it, outside the place.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  nonisolated public func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> NSCollectionLayoutItem {
    let copy = type(of: self).init(size, supplements: supplements)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}

/// The place of a view that supplements a cell, by an anchor at the cell's place.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem
{
  private(set) var kind = ""
  private(set) var anchorOfContainer = NSCollectionLayoutAnchor(edges: [])
  private(set) var anchorOfItem: NSCollectionLayoutAnchor?

  /// Creates the place of a view whose own anchor is the same as that at the cell.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, supplements: [])
    kind = elementKind
    anchorOfContainer = containerAnchor
  }

  /// Creates the place of a view, one anchor of which lies on another at the cell.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    anchorOfItem = itemAnchor
  }

  /// Of what kind the view is.
  public var elementKind: String { kind }

  /// The place at the item or group that the supplementary item is held to.
  public var containerAnchor: NSCollectionLayoutAnchor { anchorOfContainer }
  /// The place of the supplementary item itself that is held there; `nil` for the same edges.
  public var itemAnchor: NSCollectionLayoutAnchor? { anchorOfItem }

  /// What lies in front; 1 by default, in front of cells.
  public var zIndex = 1

  func setKind(_ elementKind: String) { kind = elementKind }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    if let copy = copy as? NSCollectionLayoutSupplementaryItem {
      copy.kind = kind
      copy.anchorOfContainer = anchorOfContainer
      copy.anchorOfItem = anchorOfItem
      copy.zIndex = zIndex
    }
    return copy
  }

  /// The frame at a container's.
  func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size, preferred: nil)
    let target = anchorOfContainer.point(in: CGRect(origin: .zero, size: container.size))
    let own = (anchorOfItem ?? NSCollectionLayoutAnchor(edges: anchorOfContainer.edges))
      .point(in: CGRect(origin: .zero, size: size))
    return CGRect(
      x: container.minX + target.x - own.x, y: container.minY + target.y - own.y,
      width: size.width, height: size.height)
  }
}

/// A point of a rectangle: at its edges, in the middle where none is named, and moved from there.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject, NSCopying {
  private let anchoredEdges: NSDirectionalRectEdge
  private let shift: CGPoint
  private let isFraction: Bool

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at edges that is moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    anchoredEdges = edges
    shift = CompositionalNumbers.finite(absoluteOffset, "the offset of an anchor")
    isFraction = false
    super.init()
  }

  /// Creates an anchor at edges that is moved by fractions of the size of the view that is anchored.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    anchoredEdges = edges
    shift = CompositionalNumbers.finite(fractionalOffset, "the offset of an anchor")
    isFraction = true
    super.init()
  }

  /// The edge, or the two edges of a corner, at which the anchor lies.
  public var edges: NSDirectionalRectEdge { anchoredEdges }
  /// How far the anchor is moved from there, in points or in fractions of what it lies at.
  public var offset: CGPoint { shift }
  /// Whether the offset counts in points.
  public var isAbsoluteOffset: Bool { !isFraction }
  /// Whether the offset counts in fractions of the width and height of what it lies at.
  public var isFractionalOffset: Bool { isFraction }

  func point(in rect: CGRect) -> CGPoint {
    var point = CGPoint(x: rect.midX, y: rect.midY)
    if edges.contains(.leading) { point.x = rect.minX }
    if edges.contains(.trailing) { point.x = rect.maxX }
    if edges.contains(.top) { point.y = rect.minY }
    if edges.contains(.bottom) { point.y = rect.maxY }
    point.x += isFraction ? shift.x * rect.width : shift.x
    point.y += isFraction ? shift.y * rect.height : shift.y
    return point
  }

  /// Anchors do not change, so a copy is the same object.
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
}
