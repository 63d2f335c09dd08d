import Foundation

/// The identity of an element of a collection: what it is, of what kind, and where in the data.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind = ""
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
}

extension ElementKey: Comparable {
  /// In the order of the data; a section's cells come before what supplements and decorates it.
  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return left.kind < right.kind
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey { ElementKey(category: category, kind: kind ?? "", indexPath: indexPath) }
}
