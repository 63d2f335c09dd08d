public import Foundation

/// Where an element of a collection lies, and how it looks there.
///
/// A layout makes them; a subclass with properties of its own overrides `copy(with:)` and
/// `isEqual(_:)`, as UIKit documents, so that changes are noticed.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which element the attributes are of.
  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  private var geometry = ViewGeometry(frame: .zero)

  /// Creates attributes of the item at path 0, 0; layouts use the initializers that name an element.
  @inline(never) public required override init() {
    super.init()
  }

  /// Creates the attributes of a cell.
  @inline(never) public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header.
  @inline(never) public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .supplementaryView
    kind = elementKind
    self.indexPath = indexPath
  }

  /// Creates the attributes of a decoration view.
  @inline(never) public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .decorationView
    kind = decorationViewKind
    self.indexPath = indexPath
  }

  /// The place of the element in the data.
  open var indexPath = IndexPath(indexes: [0, 0])

  /// What sort of element it is.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { kind }

  /// The smallest rectangle around the element, in the coordinates of the content.
  open var frame: CGRect {
    get { geometry.frame(anchor: Self.middle, transform: transform) }
    set {
      guard newValue.isFinite else { return refuse("frame") }
      geometry.setFrame(newValue, anchor: Self.middle, transform: transform)
    }
  }

  /// The element's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      guard newValue.isFinite else { return refuse("bounds") }
      geometry.setBounds(newValue, anchor: Self.middle)
    }
  }

  /// The element's middle, in the coordinates of the content.
  open var center: CGPoint {
    get { geometry.center }
    set {
      guard newValue.isFinite else { return refuse("center") }
      geometry.setCenter(newValue, anchor: Self.middle)
    }
  }

  /// The size of ``bounds``.
  open var size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// A transform about the middle.
  open var transform = CGAffineTransform.identity {
    didSet {
      guard !transform.isFinite else { return }
      transform = oldValue
      refuse("transform")
    }
  }

  /// How opaque the element is.
  open var alpha: CGFloat = 1

  /// What lies in front: the element with the higher value; 0 by default.
  open var zIndex = 0

  /// Whether the element is invisible; the collection may then make no view for it.
  open var isHidden = false

  private static let middle = CGPoint(x: 0.5, y: 0.5)

  private func refuse(_ property: String) {
    Headless.report(
      .geometryNotFinite(view: String(describing: type(of: self)), property: property))
  }

  // MARK: Copying and comparing

  nonisolated open func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.category = category
    copy.kind = kind
    copy.indexPath = indexPath
    copy.geometry = geometry
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// A copy of the same class.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? duplicate()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { looksLike(other) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && key == other.key && geometry == other.geometry
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
}
