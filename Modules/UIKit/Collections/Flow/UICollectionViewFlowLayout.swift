public import Foundation

/// Puts items into lines, section after section, each line as full as it gets.
///
/// The items of a full line spread over its whole breadth, so that ``minimumInteritemSpacing`` is the
/// least distance and not the distance; a single item stands in the middle of its line. The last line of
/// a section keeps to the columns above if all items are of one size, and else starts at the edge. (That
/// is how UIKit was seen to do it; its documentation speaks of full lines only.) Items of one line are
/// centered on each other. An item with more breadth than there is gets a line of its own.
///
/// Preparing takes linear time, and asks the delegate about each item once; a step of scrolling costs
/// what it shows.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var sections: [FlowSection] = []
  /// Where each section starts, along the direction of scrolling.
  var sectionLengths = Lengths()
  /// The sizes that self-sizing cells asked for.
  var fittedSizes: [IndexPath: CGSize] = [:]
  var needsMetrics = true
  /// Fitted sizes that the lines do not show yet.
  var newlyFitted: [IndexPath] = []

  @inline(never) public override init() {
    super.init()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .collectionViewFlowLayout)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Stands for `estimatedItemSize` where cells say their size; until then they are taken to have the
  /// ``itemSize``.
  open class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Measures

  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of each item, unless the delegate gives another; 50 by 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size that cells are taken to have until they are asked; zero, the default, means that they are
  /// not asked.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The least distance between lines; 10 at first.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance between the items of a line; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// How far items keep from the edges of their section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// From which edges of the collection the ``sectionInset`` counts.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// The size of the header of each section; zero, the default, means that there is none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of the footer of each section; zero, the default, means that there is none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether the header of the section that is being left stays at the edge of what is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether the footer of the section that is being entered stays at the edge of what is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var axis: LayoutAxis { LayoutAxis(scrollDirection) }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    if needsMetrics { measure() } else { fitLines() }
  }

  open override var collectionViewContentSize: CGSize {
    axis.size(along: sectionLengths.total, across: breadth)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfSupplementary(elementKind, at: indexPath)
  }

  // MARK: Invalidation

  open override func invalidateLayout() {
    needsMetrics = true
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// Whether the breadth changes, or something is held at the edge of what is visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let hostView else { return false }
    return axis.across(newBounds.size) != axis.across(hostView.bounds.size)
      || (pinsAnything && newBounds != hostView.bounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext, let hostView,
      axis.across(newBounds.size) == axis.across(hostView.bounds.size)
    {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// Whether a cell asks for another size than it has, where cells are asked.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredSizes && originalAttributes.category == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

  override func fixedDimensions(of view: UICollectionReusableView) -> FixedDimensions { [] }

  override func follow(_ change: CollectionChange) {
    super.follow(change)
    guard !fittedSizes.isEmpty else { return }
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in fittedSizes {
      if let new = change.newPath(of: path) { moved[new] = size }
    }
    fittedSizes = moved
  }
}

extension UICollectionViewFlowLayout {
  /// From which edges section insets count.
  public enum SectionInsetReference: Int, Sendable {
    /// From the collection's adjusted content inset.
    case fromContentInset = 0
    /// From the collection's safe area.
    case fromSafeArea = 1
    /// From the collection's layout margins.
    case fromLayoutMargins = 2
  }
}
