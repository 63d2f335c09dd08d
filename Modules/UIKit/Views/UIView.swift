public import Foundation

/// A rectangle on the screen that holds other views, is laid out and receives touches.
///
/// This file holds what a subclass may override, as Swift allows overriding only members of the
/// class body; how each works stands in the extension named after its topic. A view keeps its
/// subviews alive and nothing else; `superview` and `window` are weak, so the last reference to a
/// view may be dropped on any thread.
@preconcurrency @MainActor open class UIView: UIResponder {
  // What every walk over a hierarchy reads, side by side: a walk over many views waits for memory.
  var storedSubviews: [UIView] = []
  var storedAlpha: CGFloat = 1
  var storedIsHidden = false
  var pending: PendingWork = .initial
  /// What few views set; allocated when first set.
  var rare: RareViewState?
  weak var storedSuperview: UIView?
  var geometry: ViewGeometry
  /// The controller whose root view this is.
  weak var owningController: UIViewController?
  let traitNode = TraitNode()
  /// What of the view takes part in constraints; allocated when first asked for.
  var layoutItem: LayoutItem?
  /// What the view holds for layout by constraints; allocated when first needed.
  var constraintState: ConstraintState?

  /// Creates a view with the frame, in its future superview's coordinates.
  @inline(never) public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    registerForLegacyTraitChanges()
  }

  /// Creates a view as a storyboard or nib describes it; any other coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    registerForLegacyTraitChanges()
    coder.fill(self, as: .view)
  }

  /// Creates a view of size zero.
  @inline(never) public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// The smallest rectangle around the view, in its superview's coordinates.
  ///
  /// Setting it changes the size of ``bounds`` and ``center``. With a ``transform`` other than
  /// identity Apple leaves it undefined; here it is the box around the transformed bounds, and
  /// setting it keeps the transform.
  open var frame: CGRect {
    get { geometry.frame(anchor: anchorPoint, transform: transform) }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates; its origin shifts the subviews.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the ``anchorPoint`` of the view lies in its superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  /// A transform about the ``anchorPoint``.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { setTransform(newValue) }
  }

  /// The fixed point of ``transform`` as fractions of the bounds; the middle by default.
  ///
  /// Setting it moves the view, as ``center`` stays what it is.
  open var anchorPoint: CGPoint {
    get { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { setAnchorPoint(newValue) }
  }

  /// Whether resizing the view resizes its subviews after their ``autoresizingMask``.
  open var autoresizesSubviews = true

  /// What of this view stretches when its superview is resized.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { frameRulesDidChange() } }
  }

  /// The size that fits best into the given one; the view's present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to what ``sizeThatFits(_:)`` answers for its present size.
  open func sizeToFit() { resizeToFit() }

  /// The size that the content asks for; no opinion unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that ``intrinsicContentSize`` is another now, so that the superview lays out again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }

  /// The views that this one holds, the hindmost first.
  open var subviews: [UIView] { storedSubviews }

  /// The window at the top of the hierarchy, or `nil`; costs one step for each level above.
  open var window: UIWindow? { windowAbove }

  open override var next: UIResponder? { owningController ?? superview }

  /// Adds the view in front of the other subviews, moving it here from where it was.
  open func addSubview(_ view: UIView) { place(view, at: .front) }

  /// Inserts the view at the index, counted without it; an index past the end means the front.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }

  /// Inserts the view just in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: .above(siblingSubview))
  }

  /// Inserts the view just behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: .below(siblingSubview))
  }

  /// Takes the view out of its superview; harmless without one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Tells the view that it has a new subview; does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to leave; does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that its superview is about to change; does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview changed; does nothing unless overridden.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change; does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window changed; does nothing unless overridden.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for layout in the next layout pass; lays nothing out by itself.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now what needs it here and below, starting at the topmost of the unbroken run of
  /// ancestors that need layout too.
  open func layoutIfNeeded() { layoutNowIfNeeded() }

  /// Lays out the subviews; override it to place them.
  ///
  /// The default places the subviews that constraints lay out, see
  /// ``translatesAutoresizingMaskIntoConstraints``.
  open func layoutSubviews() { layoutConstrainedSubviews() }

  /// The distances between the edges of the view and its content, in points; 8 by default.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.absolute(newValue)) }
  }

  /// Tells the view that its ``layoutMargins`` changed; does nothing unless overridden.
  open func layoutMarginsDidChange() {}

  /// The distances from the edges of the view within which bars may cover it, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// Tells the view that its ``safeAreaInsets`` changed; does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}

  /// Whether the view looks the same or mirrored where writing runs from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  // MARK: Constraints

  /// Whether the frame and the autoresizing mask lay the view out, and not constraints; the default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(layoutItem?.isConstrained ?? false) }
    set { setConstrained(!newValue) }
  }

  /// Whether the view needs layout by constraints before there are any; here nothing depends on it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that belong to the view: those between it and what is below it.
  open var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Brings the view's own constraints up to date before layout; call `super` last.
  open func updateConstraints() {}

  /// How far the alignment rectangle lies inside the frame; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle, which constraints speak of, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first line of text gives the first baseline; this view by default.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text gives the last baseline; this view by default.
  open var forLastBaselineLayout: UIView { self }

  /// The size that the view's constraints give it when it strives weakly for the target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the view's constraints give it when it strives for the target with the
  /// priorities.
  /// It is rounded up to whole pixels; the view keeps its own size and place.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The height of the content at a width, for views whose height follows from their width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// What the edges of a view that scrolls mean to constraints with what lies in it.
  var scrolledContentGuide: UILayoutGuide? { nil }
  /// Tells the view what size constraints give its ``scrolledContentGuide``.
  func scrolledContentDidResize(_ size: CGSize) {}
  /// Tells the view that its bounds are others now, once its subviews have been resized.
  func boundsDidChange(from oldBounds: CGRect) {}
  /// Where the first or last baseline lies; the bottom for views without text.
  func baseline(isFirst: Bool) -> Baseline { .bottom }
  /// Called when a subview was hidden or shown; only containers that close the gap care.
  func subviewDidChangeVisibility(_ subview: UIView) {}
  /// Called when the content size of a subview may be another one.
  func subviewDidChangeContentSize(_ subview: UIView) {}

  // MARK: Looks

  /// Whether the view and all below it are invisible and deaf to touches.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { setHidden(newValue) }
  }

  /// How opaque the view is with all below it, from 0 to 1; other values are clamped.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { storedAlpha = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// Whether the view promises to draw every point of its bounds.
  open var isOpaque = true

  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false

  /// How the content follows when the bounds change; `.redraw` asks for drawing.
  open var contentMode = ContentMode.scaleToFill

  /// The color behind the content, or `nil` for none.
  open var backgroundColor: UIColor? {
    didSet { didChange(backgroundColor, from: oldValue) }
  }

  /// The layer that is the drawn side of the view, made when it is first asked for.
  open var layer: CALayer { ownLayer }

  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }

  /// The color of interactive content: the view's own or its superview's; setting `nil` takes the
  /// view's own away.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Tells the view that its ``tintColor`` changed; does nothing unless overridden.
  open func tintColorDidChange() {}

  /// Draws the content in the rectangle, which lies in the bounds; does nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing of the whole view after the next layout pass.
  open func setNeedsDisplay() { markNeedsDisplay(bounds) }

  /// Asks for drawing of a part of the view after the next layout pass.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }

  // MARK: Traits

  /// The view's traits, brought up to date just before the view is laid out.
  ///
  /// A view that is in no window keeps those that it had last, and a new one starts with the
  /// system's own.
  open var traitCollection: UITraitCollection { traitNode.collectionForReader }

  /// The traits that the view sets for itself and all below it, from the next update on.
  open var traitOverrides: UITraitOverrides {
    get { programOverrides }
    set { setProgramOverrides(newValue) }
  }

  /// The style of the view and all below it, or `.unspecified` to inherit it.
  ///
  /// It is the same datum as the style in ``traitOverrides``, but setting it here takes effect at
  /// once.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Brings the traits of the view and all below it up to date now, and tells whom that concerns.
  open func updateTraitsIfNeeded() { traitNode.update() }

  /// Tells the view that some of its traits changed, after all handlers; does nothing unless
  /// overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Touches

  /// Whether touches reach the view and those below it.
  open var isUserInteractionEnabled = true

  /// Whether the view is told of several touches at once.
  open var isMultipleTouchEnabled = false

  /// Whether touches in this view keep other views from being touched meanwhile.
  open var isExclusiveTouch = false

  /// The frontmost view at the point that receives touches, this one or one below it.
  ///
  /// Views that are hidden, ignore touches, or have an alpha below 0.01 are left out with all below
  /// them, and so is what lies outside a view's bounds, as UIKit documents.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmost(point, event) }

  /// Whether the point, in the view's own coordinates, lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a gesture may begin that sees a touch in the view or below; `true` unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Coordinates

  /// Converts a point of this view to another's coordinates, or to the window's base for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point of another view, or of the window's base for `nil`, to this view's
  /// coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(from: view))
  }

  /// Converts a rectangle of this view to another's coordinates, or to the window's base for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle of another view, or of the window's base for `nil`, to this view's
  /// coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(from: view))
  }

  // MARK: Accessibility

  /// The name by which tests find the view; no user sees it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ensureAccessibility().identifier = newValue }
  }
}

extension UIView: UIAccessibilityIdentification {}
