public import Foundation

/// Says where the elements of a collection lie.
///
/// Subclass it and override at least ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``, ``layoutAttributesForItem(at:)`` and
/// ``shouldInvalidateLayout(forBoundsChange:)``. ``prepare()`` runs before any of them whenever the
/// layout was invalidated. While the collection scrolls, ``layoutAttributesForElements(in:)`` is called
/// for each step: answer from what `prepare()` stored, without looking at all items.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var hostView: UICollectionView?
  /// Whether ``prepare()`` is due.
  var needsPreparation = true
  /// The classes of decoration views, by their kinds.
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The attributes that elements had before the changes that are being shown.
  var attributesBeforeUpdate: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  @inline(never) public override init() {
    super.init()
  }

  /// Creates a layout as a storyboard describes it; any other coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: .collectionViewLayout)
  }

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { hostView }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that say what is invalid.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Layout

  /// Computes what the layout needs to answer; call `super`.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that reach into the rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of the item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Registers the class of a decoration view; `nil` takes it back.
  ///
  /// A class that is no `UICollectionReusableView` is reported and not taken.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let reusable = viewClass as? UICollectionReusableView.Type else {
      return Headless.report(
        .collections(.notReusable(class: "\(viewClass)", needed: "UICollectionReusableView")))
    }
    decorationClasses[elementKind] = reusable
  }

  // MARK: Invalidation

  /// Makes the layout be computed again in the next layout pass, everything of it.
  open func invalidateLayout() {
    needsPreparation = true
    hostView?.setNeedsLayout()
  }

  /// Makes what the context names be computed again in the next layout pass; call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    hostView?.layoutWasInvalidated(with: context)
  }

  /// Whether a change of the collection's bounds invalidates the layout; it does not unless
  /// overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of the collection's bounds invalidates.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.newBounds = newBounds
    return context
  }

  /// Whether the size that a view asks for invalidates the layout; it does not unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// What the size that a view asks for invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = preferredAttributes
    return context
  }

  // MARK: Scrolling

  /// Where scrolling comes to rest; where it would by itself unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content lies after changes of the data or the layout; where it would by itself unless
  /// overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Changes

  /// Tells the layout that a batch of changes is about to be shown; call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells the layout that a batch of changes is being shown; call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Tells the layout that the bounds are about to change; does nothing unless overridden.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells the layout that the bounds have changed; does nothing unless overridden.
  open func finalizeAnimatedBoundsChange() {}

  /// Tells the layout that it is about to take another's place; does nothing unless overridden.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells the layout that another is about to take its place; does nothing unless overridden.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that it took another's place, or lost its own; does nothing unless overridden.
  open func finalizeLayoutTransition() {}

  /// How an item looks when it starts to appear; as afterwards unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)
  }

  /// How an item looks when it has disappeared; as before unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBeforeUpdate[.cell(itemIndexPath)]
  }

  /// How a supplementary view looks when it starts to appear.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// How a supplementary view looks when it has disappeared.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBeforeUpdate[.supplementary(elementKind, elementIndexPath)]
  }

  /// How a decoration view looks when it starts to appear.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// How a decoration view looks when it has disappeared.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBeforeUpdate[
      ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath)]
  }

  /// The supplementary views that a batch of changes takes away, besides those of deleted items.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch of changes takes away.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that a batch of changes brings, besides those of inserted items.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch of changes brings.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items

  /// Where an item goes that the user holds at a position: to the place of the item there, or nowhere
  /// else.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    hostView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The attributes of an item that the user holds at a position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = UICollectionViewLayout.heldItemIndex
    return attributes
  }

  // MARK: Direction

  /// The direction for which the layout was written; left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection mirrors the layout where writing runs in the other direction; it does not
  /// unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: For layouts of this module

  /// Follows items and sections to where a batch of changes moves them.
  func follow(_ change: CollectionChange) {}

  /// Whether views are asked for the size that they would like.
  var asksForPreferredSizes: Bool { true }

  /// What of its size a view does not choose.
  func fixedDimensions(of view: UICollectionReusableView) -> FixedDimensions { .width }

  /// Whether a section scrolls by itself, across the collection.
  func isOrthogonal(section: Int) -> Bool { false }

  /// Brings views of the collection in line that belong to the layout.
  func prepareHost() {}

  /// The view in which an element scrolls by itself, if it does.
  func scroller(for key: ElementKey) -> OrthogonalScrollView? { nil }

  /// The width in which an element is mirrored, if not that of the content.
  func mirroredExtent(of key: ElementKey) -> CGFloat? { nil }

  /// Scrolls a section that scrolls by itself to an item; says whether it did.
  func scrollOrthogonally(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    false
  }
}

extension UICollectionViewLayout {
  /// In front of everything else.
  static let heldItemIndex = 1 << 20

  /// An empty context of the layout's class of contexts.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// New attributes of the layout's class of attributes.
  func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let attributesClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
    attributes.category = key.category
    attributes.kind = key.category == .cell ? nil : key.kind
    attributes.indexPath = key.indexPath
    return attributes
  }

  /// Runs what is due before the layout can answer.
  func prepareIfNeeded() {
    guard needsPreparation, hostView != nil else { return }
    needsPreparation = false
    prepare()
  }
}
