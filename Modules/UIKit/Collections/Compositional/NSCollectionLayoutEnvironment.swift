public import Foundation

/// The room in which something of a compositional layout is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size without regard to insets.
  var contentSize: CGSize { get }

  /// The size within the insets.
  var effectiveContentSize: CGSize { get }

  /// The insets that are asked for, such as those of the section.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count; here those that are asked for.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider may look at.
///
/// The layout asks again for its sections when a trait changes that was read from here.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room of the collection.
  var container: any NSCollectionLayoutContainer { get }

  /// The collection's traits.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ contentSize: CGSize, insets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  private weak var view: UICollectionView?
  let container: any NSCollectionLayoutContainer

  init(_ view: UICollectionView?, container: any NSCollectionLayoutContainer) {
    self.view = view
    self.container = container
    super.init()
  }

  var traitCollection: UITraitCollection { view?.traitCollection ?? .current }
}
