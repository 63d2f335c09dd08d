public import Foundation

/// What all sections of a compositional layout share.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the content scrolls.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between sections.
  public var interSectionSpacing: CGFloat = 0 {
    didSet {
      interSectionSpacing = CompositionalNumbers.finite(
        interSectionSpacing, "the spacing of sections")
    }
  }

  /// The views at the edges of all content. Their index paths have one index, 0 for the first.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// From where the insets of sections count that do not say so.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  nonisolated public func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Gives the section of an index, in an environment; `nil` leaves the section out, which is reported.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
