public import Foundation

/// A cell of a list: content between accessories, with a line below.
///
/// Accessories stand 16 points from the edges and 8 from each other (own decision, where UIKit gives no
/// measures). In a collection whose data source shows outlines, the cell is indented by its item's level.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private(set) var shownAccessories: [ShownAccessory] = []
  private var separatorGuide: UILayoutGuide?
  /// The buttons that a swipe brought out, the one at the edge first.
  var actionButtons: [UIButton] = []
  var actionsAreLeading = false
  let separator = UIView(frame: .zero)

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Content that suits a cell of the list, which is at least 44 points high with it: one text, and a second one below.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What stands beside the content. Those at the leading edge stand from there inward in their order,
  /// those at the trailing edge from the content outward.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  /// By how many steps content and accessories are moved from the leading edge.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// How wide a step is, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  /// Whether accessories at the leading edge are moved with the content; true by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { indentationDidChange() } }
  }

  /// Where the line below the cell starts and ends; constrain it to the content if that is other than
  /// usual.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = makeSeparatorGuide()
    separatorGuide = guide
    return guide
  }

  /// The guide, if anyone has asked for it.
  var separatorGuideIfAsked: UILayoutGuide? { separatorGuide }

  private func indentationDidChange() {
    hostView?.sizeMayHaveChanged(of: self)
    setNeedsLayout()
  }

  private func accessoriesDidChange() {
    showAccessories()
    hostView?.sizeMayHaveChanged(of: self)
    setNeedsLayout()
  }

  /// Makes the views of the accessories that show now, keeping those that stay.
  func showAccessories() {
    var old = shownAccessories
    shownAccessories = orderedAccessories().map { accessory in
      guard
        let index = old.firstIndex(where: {
          $0.accessory.accessoryType == accessory.accessoryType
        })
      else { return ShownAccessory(accessory, in: self) }
      let kept = old.remove(at: index)
      kept.accessory = accessory
      return kept
    }
    for gone in old where gone.view.superview === self { gone.view.removeFromSuperview() }
    for shown in shownAccessories where shown.view.superview !== self { addSubview(shown.view) }
    refreshAccessories()
  }

  // MARK: Overridden

  override func stateDidChange() {
    super.stateDidChange()
    showAccessories()
    setNeedsLayout()
  }

  override func updateConfigurationIfNeeded() {
    super.updateConfigurationIfNeeded()
    refreshAccessories()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeSeparator()
  }

  override var currentState: UICellConfigurationState {
    var state = super.currentState
    state.isSwiped = !actionButtons.isEmpty
    return state
  }

  override var contentFrame: CGRect { contentFrameBesideAccessories }

  override func contentSize(fitting size: CGSize) -> CGSize? {
    let beside = widthBesideContent
    let room = CGSize(width: max(size.width - beside, 0), height: size.height)
    let least: CGFloat = contents.configuredView is UIListContentView ? 44 : 0
    let high = shownAccessories.reduce(least) { max($0, $1.height) }
    guard let fitted = fittedContentSize(in: room) else { return nil }
    return CGSize(width: fitted.width + beside, height: max(fitted.height, high))
  }

  override func prepareToServe() {
    if !actionButtons.isEmpty { showActions([]) }
    super.prepareToServe()
  }
}
