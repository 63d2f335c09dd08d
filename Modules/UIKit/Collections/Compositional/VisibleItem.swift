import Foundation

/// Shows a handler the attributes of an element.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var name: String { attributes.kind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.category }
  var representedElementKind: String? { attributes.kind }
}

extension UICollectionViewCompositionalLayout {
  /// Lets a section's handler look at what is visible, and change it.
  func callHandler(
    of section: CompositionalSection, with cells: [UICollectionViewLayoutAttributes],
    in visible: CGRect
  ) {
    guard let handler = section.template.visibleItemsInvalidationHandler, let hostView else {
      return
    }
    let container = LayoutContainer(hostView.bounds.size, insets: section.insets)
    handler(
      cells.map(VisibleItem.init), visible.origin,
      LayoutEnvironment(hostView, container: container))
  }
}
