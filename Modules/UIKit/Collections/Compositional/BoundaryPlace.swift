import Foundation

/// A view at the edge of a section, or of all content.
@MainActor struct BoundaryPlace {
  enum Edge {
    case before
    case after
    /// At a side; it takes no length.
    case side
  }

  let item: NSCollectionLayoutBoundarySupplementaryItem
  let size: CGSize
  let edge: Edge
  let axis: LayoutAxis

  init(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, axis: LayoutAxis, container: CGSize,
    preferred: CGSize?
  ) {
    self.item = item
    self.axis = axis
    size = item.layoutSize.size(in: container, preferred: preferred)
    let edges = item.alignment.edges
    if axis == .vertical {
      edge = edges.contains(.top) ? .before : edges.contains(.bottom) ? .after : .side
    } else {
      edge = edges.contains(.leading) ? .before : edges.contains(.trailing) ? .after : .side
    }
  }

  var length: CGFloat { axis.along(size) }

  /// Where the view lies across the direction of scrolling, in the room from the start.
  func crossPosition(start: CGFloat, room: CGFloat) -> CGFloat {
    let edges = item.alignment.edges
    let breadth = axis.across(size)
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.leading, .trailing) : (.top, .bottom)
    if edges.contains(first) { return start }
    if edges.contains(last) { return start + room - breadth }
    return start + (room - breadth) / 2
  }
}
