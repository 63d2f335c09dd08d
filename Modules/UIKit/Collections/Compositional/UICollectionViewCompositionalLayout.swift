public import Foundation

/// Lays sections out one after the other, each by a description of its groups.
///
/// A section provider is asked once for each section whenever the layout is invalidated, and again when
/// a trait changes that it reads from the environment. Where writing runs from right to left the layout
/// is mirrored. Preparing takes linear time; a step of scrolling costs what it shows, and so does a view
/// that turns out to have another size than estimated, unless groups break elsewhere then.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  var sections: [CompositionalSection] = []
  /// The length of each section with the spacing after it.
  var sectionLengths = Lengths()
  /// The views at the edges of all content.
  var outerBoundaries: [BoundaryPlace] = []
  /// What views said that they would like.
  var preferredSizes: [ElementKey: CGSize] = [:]
  /// Preferred sizes that the sections do not know yet.
  var newlyPreferred: [ElementKey] = []
  var needsSections = true
  /// Whether anything depends on what is visible, as views do that are held at an edge.
  var pinsAnything = false
  /// How far sections have scrolled that scroll by themselves.
  var orthogonalOffsets: [Int: CGFloat] = [:]

  /// Creates a layout in which all sections are alike.
  @inline(never) public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Creates a layout in which all sections are alike.
  @inline(never) public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections the provider gives.
  @inline(never) public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections the provider gives.
  @inline(never) public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout without sections; the coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What all sections share; a copy, so that a change must be set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.duplicate() }
    set {
      storedConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  var axis: LayoutAxis { LayoutAxis(storedConfiguration.scrollDirection) }
  var spacing: CGFloat { storedConfiguration.interSectionSpacing }
  var shared: UICollectionViewCompositionalLayoutConfiguration { storedConfiguration }

  func section(at index: Int, in environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    provider(index, environment)
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    if needsSections { makeSections() } else { takePreferredSizes() }
  }

  open override var collectionViewContentSize: CGSize { sizeOfContent }

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

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfDecoration(elementKind, at: indexPath)
  }

  // MARK: Invalidation

  open override func invalidateLayout() {
    needsSections = true
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// Whether the size changes, or something is held at the edge of what is visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let hostView else { return false }
    return newBounds.size != hostView.bounds.size || (pinsAnything && newBounds != hostView.bounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isNews(preferredAttributes, original: originalAttributes)
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func fixedDimensions(of view: UICollectionReusableView) -> FixedDimensions {
    guard let key = view.elementKey, let size = layoutSize(of: key) else {
      return [.width, .height]
    }
    var fixed: FixedDimensions = []
    if !size.widthDimension.isNegotiable { fixed.insert(.width) }
    if !size.heightDimension.isNegotiable { fixed.insert(.height) }
    return fixed
  }

  override func follow(_ change: CollectionChange) {
    super.follow(change)
    var moved: [ElementKey: CGSize] = [:]
    for (key, size) in preferredSizes {
      if let new = change.newKey(of: key) { moved[new] = size }
    }
    preferredSizes = moved
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in orthogonalOffsets {
      if let new = change.newSection(of: section) { offsets[new] = offset }
    }
    orthogonalOffsets = offsets
  }

  override func isOrthogonal(section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].isOrthogonal
  }

  override func prepareHost() { showOrthogonalViews() }

  override func scroller(for key: ElementKey) -> OrthogonalScrollView? {
    isInScroller(key) ? hostView?.orthogonalViews[key.indexPath.section] : nil
  }

  override func mirroredExtent(of key: ElementKey) -> CGFloat? {
    isInScroller(key)
      ? max(sections[key.indexPath.section].orthogonalLength, breadth) : nil
  }

  override func scrollOrthogonally(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    scrollSection(to: path, position, animated: animated)
  }
}
