import Foundation

/// A view of a collection that is shown.
struct ShownElement {
  let view: UICollectionReusableView
  /// The attributes that it was given last.
  var attributes: UICollectionViewLayoutAttributes
  /// The size that it asked for last.
  var preferredSize: CGSize?
  /// Whether it is to be asked what size it would like.
  var needsFitting = true
}

/// The element for which the data source is being asked.
struct ElementInTheMaking {
  var key: ElementKey
  /// The view that is to be configured again, and not replaced.
  var present: UICollectionReusableView?
}
