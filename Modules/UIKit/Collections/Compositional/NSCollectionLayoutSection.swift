public import Foundation

/// A section of a compositional layout: a group that is repeated until all items have their place.
@preconcurrency @MainActor public final class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// What the section shows a list by, if it is one.
  var list: UICollectionLayoutListConfiguration?
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Creates a section that repeats the group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// How far the groups keep from the edges of the section.
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = CompositionalNumbers.finite(contentInsets, "the insets of a section") }
  }

  /// From where the ``contentInsets`` count.
  public var contentInsetsReference = UIContentInsetsReference.automatic

  /// The distance between groups.
  public var interGroupSpacing: CGFloat = 0 {
    didSet {
      interGroupSpacing = CompositionalNumbers.finite(interGroupSpacing, "the spacing of groups")
    }
  }

  /// Whether the section scrolls by itself, across the collection, and how it comes to rest.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How the section scrolls where it scrolls by itself.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrolling
  }

  /// The headers, footers and other views at the edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// From where the insets of the views at the edges count; by default they keep as far as the groups
  /// from the sides.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether the views at the edges keep as far from the sides as the groups.
  @available(*, deprecated, message: "use supplementaryContentInsetsReference")
  public var supplementariesFollowContentInsets: Bool {
    get { followsInsets }
    set { followsInsets = newValue }
  }
  private(set) var followsInsets = true

  /// The backgrounds.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Called with what is visible of the section whenever it scrolls.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  nonisolated public func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.scrolling.bounce = scrolling.bounce
    copy.scrolling.decelerationRate = scrolling.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.followsInsets = followsInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// How a section comes to rest that scrolls by itself.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none = 0
  /// Wherever scrolling ends.
  case continuous = 1
  /// At the start of a group.
  case continuousGroupLeadingBoundary = 2
  /// At multiples of the section's length.
  case paging = 3
  /// At the start of the next group.
  case groupPaging = 4
  /// With the next group in the middle.
  case groupPagingCentered = 5
}

/// How a section scrolls that scrolls by itself.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the content can be dragged beyond its edges.
  public enum Bounce: Int, Sendable {
    /// As suits the section's behavior.
    case automatic = 0
    /// Yes, even if all of the content is seen.
    case always = 1
    /// No: it stops at its edges.
    case never = 2
  }

  /// Whether the content can be dragged beyond its edges.
  public var bounce = Bounce.automatic

  /// How quickly scrolling slows down; `nil`, the default, for what suits the behavior.
  public var decelerationRate: UIScrollView.DecelerationRate?
}

/// An item of a section that is visible, as far as a handler may look at it and change it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the item is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Which of two items that overlap lies on top: that with the higher number.
  var zIndex: Int { get set }
  /// Whether the item is left out of what is seen.
  var isHidden: Bool { get set }
  /// The middle of the item, in the coordinates of the collection's content.
  var center: CGPoint { get set }
  /// What the item is turned, scaled and moved by about its center.
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary or decoration view; empty for a cell.
  var name: String { get }
  /// Which item, or whose supplementary view, it is.
  var indexPath: IndexPath { get }
  /// The rectangle of the item in the collection's content; with a transform, the one around it.
  var frame: CGRect { get }
  /// The rectangle of the item in its own coordinates.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
}

/// Is told what is visible of a section, how far it has scrolled, and in what room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void
