public import Foundation

/// A bar that shows how much of a task is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable {
    /// A line with a track, for the content of a screen.
    case `default` = 0
    /// A line without track, for the edge of a bar.
    case bar = 1
  }

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .progressView)
  }

  /// Creates a bar of the style.
  @inline(never) public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default

  private var storedProgress: Float = 0

  /// The part that is done, from 0 to 1; values outside are clamped.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the part that is done; it is there at once, animated or not.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  /// A progress whose state the bar shows instead of its own.
  open var observedProgress: Progress?

  /// The color of the part that is done; the tint color where `nil`.
  open var progressTintColor: UIColor?

  /// The color of the rest.
  open var trackTintColor: UIColor?

  /// The image for the part that is done.
  open var progressImage: UIImage?

  /// The image for the rest.
  open var trackImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The part that is done in percent, such as "50%", unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
}
