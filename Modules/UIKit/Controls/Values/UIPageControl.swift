public import Foundation

/// A row of dots that says which of several pages is shown.
///
/// A touch in the half after the middle goes on by one page, one before it goes back; at the ends
/// nothing happens. Going sends `valueChanged`. What the program sets is clamped and sends nothing.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dotSpacing: CGFloat = 16
  private static let height: CGFloat = 26
  private var storedPage = 0
  /// Which way the last step of the user went.
  private(set) var wentForward = true

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are; a negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      super.isHidden = hidesForSinglePage && numberOfPages < 2
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is shown, from 0; setting one that does not exist picks the nearest.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether the control is hidden while there is at most one page.
  open var hidesForSinglePage = false {
    didSet { super.isHidden = hidesForSinglePage && numberOfPages < 2 }
  }

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the dot for the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of a control for so many pages. Apple documents no measures; these are our own.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount) + 1) * Self.dotSpacing, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isAfter = touch.location(in: self).x >= bounds.midX
    step(forward: isAfter == (effectiveUserInterfaceLayoutDirection == .leftToRight))
  }

  private func step(forward: Bool) {
    let page = storedPage + (forward ? 1 : -1)
    guard (0..<numberOfPages).contains(page) else { return }
    wentForward = forward
    storedPage = page
    sendActions(for: .valueChanged)
  }

  // MARK: Accessibility

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  /// Which page is shown of how many, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { if isEnabled { step(forward: true) } }

  open override func accessibilityDecrement() { if isEnabled { step(forward: false) } }
}
