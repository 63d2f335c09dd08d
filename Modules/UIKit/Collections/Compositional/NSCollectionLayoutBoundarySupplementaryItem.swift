public import Foundation

/// The place of a view at the edge of a section or of all content, such as a header.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  private var edge = NSRectAlignment.top
  private var shift = CGPoint.zero

  /// Creates the place of a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates the place of a view at an edge, moved by points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, supplements: [])
    setKind(elementKind)
    edge = alignment
    shift = CompositionalNumbers.finite(absoluteOffset, "the offset of a boundary item")
  }

  /// At which edge the view stands.
  public var alignment: NSRectAlignment { edge }

  /// By how much it is moved from there.
  public var offset: CGPoint { shift }

  /// Whether room is made for the view; if not, it covers what is there.
  public var extendsBoundary = true

  /// Whether the view stays at the edge of what is visible, as far as its section reaches.
  public var pinToVisibleBounds = false

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    if let copy = copy as? NSCollectionLayoutBoundarySupplementaryItem {
      copy.edge = edge
      copy.shift = shift
      copy.extendsBoundary = extendsBoundary
      copy.pinToVisibleBounds = pinToVisibleBounds
    }
    return copy
  }
}

/// The place of a view that decorates a section: its background.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem:
  NSCollectionLayoutItem
{
  private var kind = ""

  /// Creates a background of a section, whose class is registered with the layout.
  public class func background(elementKind: String) -> Self {
    let item = Self(
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplements: [])
    item.kind = elementKind
    return item
  }

  /// Of what kind the view is.
  public var elementKind: String { kind }

  /// What lies in front; -1 by default, behind cells.
  public var zIndex = -1

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    if let copy = copy as? NSCollectionLayoutDecorationItem {
      copy.kind = kind
      copy.zIndex = zIndex
    }
    return copy
  }
}
