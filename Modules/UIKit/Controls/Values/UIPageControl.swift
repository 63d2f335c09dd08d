public import Foundation

/// A row of dots, one for each page, of which one stands for the page that is shown.
///
/// A tap on the half behind the middle goes to the next page, one on the other half to the page before;
/// a finger that drags along the dots goes to the page under it. Each page so gone to is sent as
/// `valueChanged`. Pages set by the program are clamped and send nothing.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dotSize = CGSize(width: 17, height: 26)
  private static let sideWidth: CGFloat = 12

  private var page = 0
  /// Whether the user last went to a page behind the one before.
  private(set) var wentForward = true
  private var start: CGPoint?
  private var interaction = InteractionState.none
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .pageControl)
  }

  // MARK: Pages

  /// How many pages there are; a number below zero counts as none.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      hideIfSinglePage()
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is shown; setting one that does not exist picks the nearest.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether the control is hidden where there is only one page, or none.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { hideIfSinglePage() } }
  }

  private func hideIfSinglePage() {
    super.isHidden = hidesForSinglePage && numberOfPages < 2
  }

  // MARK: Look

  /// The color of the dots; the system's where `nil`.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the dot of the page that is shown; the system's where `nil`.
  open var currentPageIndicatorTintColor: UIColor?

  /// How the background looks.
  open var backgroundStyle = BackgroundStyle.automatic

  /// In which direction the pages follow each other.
  open var direction = Direction.natural {
    didSet { if direction != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The image in place of the dots of pages that have none of their own.
  open var preferredIndicatorImage: UIImage?

  /// The image in place of the dot of the page that is shown, if that has none of its own.
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// The image of a page, where it has one of its own.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Gives a page an image of its own, or takes it away; a page that does not exist is left alone.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if (0..<numberOfPages).contains(page) { images[page] = image }
  }

  /// The image of a page while it is shown, where it has one of its own.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Gives a page an image for while it is shown, or takes it away.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if (0..<numberOfPages).contains(page) { currentImages[page] = image }
  }

  /// The size that shows the dots of so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.dotSize.width * CGFloat(max(pageCount, 0)) + 2 * Self.sideWidth
    return isVertical
      ? CGSize(width: Self.dotSize.height, height: length)
      : CGSize(width: length, height: Self.dotSize.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the pages follow each other from right to left or from bottom to top.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  // MARK: Touches

  /// Whether dragging along the dots goes through the pages.
  open var allowsContinuousInteraction = true

  /// What the user does to the control at the time.
  open var interactionState: InteractionState { interaction }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start, allowsContinuousInteraction else { return true }
    let place = touch.location(in: self)
    if interaction != .continuous, place.distance(to: start) < UIPanGestureRecognizer.slop {
      return true
    }
    interaction = .continuous
    go(to: page(at: place), with: event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { stopInteraction() }
    guard interaction == .none, let touch else { return }
    let place = touch.location(in: self)
    guard point(inside: place, with: event) else { return }
    let isBehind = isVertical ? place.y >= bounds.midY : place.x >= bounds.midX
    interaction = .discrete
    go(to: page + (isBehind == isReversed ? -1 : 1), with: event)
  }

  open override func cancelTracking(with event: UIEvent?) { stopInteraction() }

  private func stopInteraction() {
    start = nil
    interaction = .none
  }

  /// The page whose dot is nearest to a place.
  private func page(at place: CGPoint) -> Int {
    let length = Self.dotSize.width * CGFloat(numberOfPages)
    let way = isVertical ? place.y - bounds.midY : place.x - bounds.midX
    let steps = ((isReversed ? -way : way) + length / 2) / Self.dotSize.width
    return Int(min(max(steps, 0), CGFloat(max(numberOfPages - 1, 0))))
  }

  /// Goes to a page as the user's doing.
  private func go(to newPage: Int, with event: UIEvent?) {
    let former = page
    currentPage = newPage
    guard page != former else { return }
    wentForward = page > former
    send(.valueChanged, with: event)
  }

  // MARK: Accessibility

  /// Which page of how many is shown, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(page + 1, numberOfPages)) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { step(by: 1) }

  open override func accessibilityDecrement() { step(by: -1) }

  private func step(by pages: Int) {
    if isEnabled { go(to: page + pages, with: nil) }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
}
