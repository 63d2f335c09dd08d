public import Foundation

/// A view that shows a part of content that is larger than itself.
///
/// Its subviews lie in the coordinates of the content. Scrolling moves the origin of the bounds, which
/// is the ``contentOffset``; each change asks for layout and is told to the delegate. What the program
/// animates, and what goes on moving after a drag, moves sixty times a second on the virtual clock.
///
/// Like UIKit's it does not mirror itself: from right to left too, it starts at the left of content
/// that is wider than itself.
@preconcurrency @MainActor open class UIScrollView: UIView {
  var storedAdjustedInset = UIEdgeInsets.zero
  var scrollAnimation: ScrollAnimation?
  /// Tells animations apart.
  var scrollAnimationCount = 0
  var scrollStep: VirtualClock.ScheduledWork?
  /// Whether the offset is being set as a step of a movement, and not by the program.
  var isStepping = false
  /// The finger on the content while it drags.
  var drag: ScrollDrag?
  /// The way on which the content goes on moving after a drag.
  var glide: ScrollGlide?
  var glideStep: VirtualClock.ScheduledWork?
  /// The zoom under way.
  var zoom: ScrollZoom?
  var zoomStep: VirtualClock.ScheduledWork?
  var pinch: ScrollPinchGestureRecognizer?
  /// How much room above the content a control takes that is refreshing.
  var refreshRoom: CGFloat = 0
  private(set) lazy var pan = ScrollPanGestureRecognizer(self)
  private var contentGuide: UILayoutGuide?
  private var frameGuide: UILayoutGuide?

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollable()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollable()
    coder.fill(self, as: .scrollView)
  }

  private func becomeScrollable() {
    clipsToBounds = true
    addGestureRecognizer(ContentTouchDelay(self))
    // A subclass may say with whom it scrolls at a time, as its recognizer's delegate.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    addGestureRecognizer(pan)
  }

  /// The object that is told of scrolling; not kept alive.
  ///
  /// Tables, collections and text views have a `delegate` of a more special protocol. Objective-C lets a
  /// subclass narrow an inherited property; in Swift theirs stands beside this one and is preferred
  /// wherever a table is known to be one. What is set on a table that is known as a scroll view alone
  /// becomes the table's own delegate too, and its setter runs.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }

  /// The object that is told of scrolling, whichever `delegate` it was set by.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Takes a delegate that was set on the scroll view as such. Who has a `delegate` of a more special
  /// protocol sets that one here.
  func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { scrollDelegate = delegate }

  // MARK: Content

  /// How large the content is, in points; constraints between the content and the edges of the scroll
  /// view set it too.
  ///
  /// Where the content no longer reaches as far as the offset, the offset follows, unless something
  /// moves it at the time. A size that is negative or not finite is reported and not taken.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      guard contentSize.isPossible else {
        contentSize = oldValue
        return Headless.report(.geometryNotFinite(view: misuseName, property: "contentSize"))
      }
      contentSizeDidChange(from: oldValue)
    }
  }

  /// The point of the content at the top left corner of the view: the origin of the bounds.
  ///
  /// It may be set to any point, also one where the content does not reach. Setting it ends an
  /// animation of the offset, but a drag, and what follows it, goes on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { assignOffset(newValue) }
  }

  /// Moves to an offset; animated it takes 0.3 seconds, and the delegate is told of the end.
  ///
  /// Nothing happens, and nobody is told, where that is the offset already.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as shows the rectangle of the content between the insets.
  ///
  /// Nothing happens where it shows already or has no area. Of a rectangle that is too large the top
  /// left is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// How far beyond the content the view scrolls at each side, in points.
  ///
  /// Content that rests at its top or left stays there when the inset changes.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      guard contentInset.isFinite else {
        contentInset = oldValue
        return Headless.report(.geometryNotFinite(view: misuseName, property: "contentInset"))
      }
      adjustedInsetMayHaveChanged()
    }
  }

  /// When the safe area is added to the ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// The ``contentInset`` with what of the safe area is added to it.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// Tells the view that its ``adjustedContentInset`` changed; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  /// Where content lies that is smaller than the view, as fractions of what is left: the top left
  /// by default.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      guard contentAlignmentPoint != oldValue else { return }
      followRange(
        from: ScrollRange(
          content: contentSize, insets: adjustedContentInset, visible: bounds.size,
          alignment: oldValue))
    }
  }

  /// The content's rectangle, for constraints that say how large the content is.
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide(
      kind: .content, owner: self, identifier: "UIScrollView-contentLayoutGuide")
    contentGuide = guide
    return guide
  }

  /// The rectangle of the content that the view shows, for what does not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = UILayoutGuide(
      kind: .frame, owner: self, identifier: "UIScrollView-frameLayoutGuide")
    frameGuide = guide
    return guide
  }

  override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }

  override func scrolledContentDidResize(_ size: CGSize) { contentSize = size }

  // MARK: Scrolling

  /// Whether the user can scroll; true by default. The program always can.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// The recognizer of the drags that scroll; the view is its delegate, if it can be one.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether scrolling comes to rest only at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled = false

  /// Whether the content can be dragged beyond its edges, from where it comes back; setting it sets
  /// both axes, and it is true only where both are.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether the content can be dragged beyond its left and right edges.
  open var bouncesHorizontally = true

  /// Whether the content can be dragged beyond its top and bottom edges.
  open var bouncesVertically = true

  /// Whether content that is no wider than the view can be dragged all the same.
  open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// Whether content that is no higher than the view can be dragged all the same.
  open var alwaysBounceVertical = false {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// How quickly scrolling slows down once the finger is lifted.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top; true by default.
  open var scrollsToTop = true

  /// The control above the content that starts a refresh.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  /// What of a drag makes the keyboard go.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger is on the content, though nothing may have moved yet.
  open var isTracking: Bool { pan.isTracking }

  /// Whether the user is dragging the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content goes on moving after a drag.
  open var isDecelerating: Bool { glide != nil }

  /// Whether an animation of the offset that the program asked for is under way.
  open var isScrollAnimating: Bool { scrollAnimation != nil }

  /// Brings every movement of the content to a halt where it is.
  ///
  /// Who was told that the content goes on moving after a drag is told that it rests; nobody else is.
  open func stopScrollingAndZooming() {
    stopScrollAnimation()
    stopDecelerating()
    stopZooming()
  }

  // MARK: Zooming

  /// The scale of the view that the delegate names for zooming; one without such a view.
  ///
  /// Setting it keeps the middle of what shows and is clamped to the limits; the content becomes as
  /// large as the scaled view. A scale that is not above zero is reported and not taken.
  open var zoomScale: CGFloat {
    get { zoomedView.map { $0.transform.a } ?? 1 }
    set { setScale(newValue, animated: false) }
  }

  /// Zooms to a scale; animated it takes 0.3 seconds, and the delegate is told of beginning and end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    setScale(scale, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, and shows its middle.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// The smallest scale; one by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The largest scale; one by default, and only where it is above the smallest can the user zoom.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether fingers can zoom beyond the limits, from where the content comes back.
  open var bouncesZoom = true

  /// Whether the content is being zoomed by fingers.
  open var isZooming: Bool { zoom != nil && zoom?.course == nil }

  /// Whether the content comes back from beyond the limits.
  open var isZoomBouncing: Bool { zoom?.course?.isBounce ?? false }

  /// Whether an animated zoom is under way.
  open var isZoomAnimating: Bool { zoom?.course != nil }

  /// The recognizer of the pinches that zoom; `nil` where the user cannot.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: Touches in the content

  /// Whether a touch in the content waits for 0.15 seconds, in case it becomes a drag.
  open var delaysContentTouches = true

  /// Whether a drag may take away a touch that the content was told of.
  open var canCancelContentTouches = true

  /// Whether a view in the content is to be told of touches that come down; `true` unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take away a touch of which the view was told; not of controls unless overridden.
  ///
  /// It is asked only where ``canCancelContentTouches``.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a touch in the content never waits, as it cannot become a drag of the content.
  func handsOverAtOnce(_ touch: UITouch) -> Bool { false }

  // MARK: Indicators

  /// Whether the horizontal scroll indicator shows while the content moves.
  open var showsHorizontalScrollIndicator = true

  /// Whether the vertical scroll indicator shows while the content moves.
  open var showsVerticalScrollIndicator = true

  /// How the scroll indicators look.
  open var indicatorStyle = IndicatorStyle.default

  /// How far from the edges of the view the horizontal indicator stays.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How far from the edges of the view the vertical indicator stays.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether the safe area is added to the insets of the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// When the index is shown at the side of the content.
  open var indexDisplayMode = IndexDisplayMode.automatic

  /// Shows the indicators for a moment; headless there is nothing to be seen of it.
  open func flashScrollIndicators() {}

  /// Makes changes of the offset during which the indicators are to show; headless it just makes them.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  // MARK: Layout

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != oldBounds.size { sizeDidChange(from: oldBounds.size) }
    guard bounds.origin != oldBounds.origin else { return }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// Tells the view that its safe area changed; overriding it, call `super`, which brings the
  /// ``adjustedContentInset`` along.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Tells the view that its window changed; overriding it, call `super`, which brings the
  /// ``adjustedContentInset`` along.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adjustedInsetMayHaveChanged()
  }
}
