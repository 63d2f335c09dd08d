public import Foundation

/// A view that spins while a task is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the indicator is.
  public enum Style: Int, Sendable {
    /// The usual size, in gray.
    case medium = 100
    /// For an empty screen, in gray.
    case large = 101
    /// The large size, in white.
    case whiteLarge = 0
    /// The usual size, in white.
    case white = 1
    /// The usual size, in gray.
    case gray = 2
  }

  private var storedColor: UIColor?
  private var animates = false

  /// Creates an indicator of the style in its own size, hidden until it spins.
  @inline(never) public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  @inline(never) public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  @inline(never) public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
    coder.fill(self, as: .view)
    coder.fill(self, as: .activityIndicatorView)
  }

  /// How large the indicator is.
  open var style: Style {
    didSet { invalidateIntrinsicContentSize() }
  }

  private static func size(of style: Style) -> CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }

  /// The color of the spokes; the system's gray unless set.
  open var color: UIColor! {
    get { storedColor ?? .systemGray }
    set { storedColor = newValue }
  }

  /// Whether the view hides while it does not spin.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the indicator spins.
  open var isAnimating: Bool { animates }

  /// Makes the indicator spin, and shows it.
  open func startAnimating() {
    animates = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator, and hides it where ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    animates = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// "1" while the indicator spins and "0" while it does not, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
}
