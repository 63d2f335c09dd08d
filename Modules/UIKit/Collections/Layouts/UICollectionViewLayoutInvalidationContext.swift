public import Foundation

/// What of a layout is no longer valid, so that the rest need not be computed again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  var isOfEverything = false
  var isOfCounts = false
  /// The bounds to which the collection changes, if that is the reason.
  var newBounds: CGRect?
  /// The size that a view asked for, if that is the reason.
  var preferred: UICollectionViewLayoutAttributes?
  private var items: [IndexPath]?
  private var supplementaries: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  @inline(never) public required override init() {
    super.init()
  }

  /// Whether nothing of the layout is valid any more, as after `reloadData()`.
  open var invalidateEverything: Bool { isOfEverything }

  /// Whether the numbers of sections and items have to be asked for again.
  open var invalidateDataSourceCounts: Bool { isOfCounts }

  /// Names items whose attributes are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Names supplementary views whose attributes are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementaries = (supplementaries ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views whose attributes are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The items that were named, or `nil` if none was.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views that were named, by kind, or `nil` if none was.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

  /// The decoration views that were named, by kind, or `nil` if none was.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// By how much the content's offset changes together with the layout.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the content's size changes; the layout's own answer decides, this is a hint.
  open var contentSizeAdjustment = CGSize.zero
}

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, insets and spacings are asked of the delegate again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of the items are computed again; true by default.
  open var invalidateFlowLayoutAttributes = true

  @inline(never) public required init() {
    super.init()
  }
}
