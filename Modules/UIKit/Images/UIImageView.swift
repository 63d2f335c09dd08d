public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isUserInteractionEnabled = false
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isUserInteractionEnabled = false
    coder.fill(self, as: .imageView)
  }

  /// Creates a view of the image's size.
  @inline(never) public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view of the image's size, with another image for while it is highlighted.
  @inline(never) public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    super.isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    followVariants()
  }

  /// The image.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }

  /// The image while ``isHighlighted``; the ordinary one where `nil`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageDidChange() } }
  }

  /// Whether the view shows ``highlightedImage``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  private func imageDidChange() {
    followVariants()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The variant that suits the view's traits.
  private var shownImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image)?.suited(to: traitCollection)
  }

  private var followsVariants = false

  /// Registers for the traits that choose among variants, once there is an image that has any.
  private func followVariants() {
    guard !followsVariants, image?.knownAsset != nil || highlightedImage?.knownAsset != nil else {
      return
    }
    followsVariants = true
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingImageLookup) {
      (view: Self, _: UITraitCollection) in view.imageDidChange()
    }
  }

  // MARK: Animation

  /// Images to show one after the other.
  open var animationImages: [UIImage]?

  /// How long one round of the images takes, in seconds; 0 for a thirtieth of a second an image.
  open var animationDuration: TimeInterval = 0

  /// How many rounds the animation goes; 0 for no end.
  open var animationRepeatCount = 0

  private var animationEnd: VirtualClock.ScheduledWork?
  private var isRunning = false

  /// Whether the images are being shown.
  open var isAnimating: Bool { isRunning }

  /// Begins to show the images; with a number of rounds it ends by itself, on the virtual clock.
  open func startAnimating() {
    guard let animationImages, !animationImages.isEmpty else { return }
    stopAnimating()
    isRunning = true
    guard animationRepeatCount > 0 else { return }
    let round = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    animationEnd = Headless.clock.schedule(after: round * Double(animationRepeatCount)) {
      [weak self] in self?.stopAnimating()
    }
  }

  /// Stops showing the images.
  open func stopAnimating() {
    isRunning = false
    animationEnd?.cancel()
    animationEnd = nil
  }

  // MARK: Size

  /// The size of the image; without one, none.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  // MARK: Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
