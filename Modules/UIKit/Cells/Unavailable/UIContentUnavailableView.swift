public import Foundation

/// Shows that there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var unavailable: UIContentUnavailableConfiguration
  private let background = ConfiguredBackgroundView(.clear())
  private var parts: [(view: UIView, gap: CGFloat)] = []

  /// Creates a view that shows the configuration.
  @inline(never) public init(configuration: UIContentUnavailableConfiguration) {
    unavailable = configuration
    super.init(frame: .zero)
    addSubview(background)
    refresh()
  }

  /// Creates a view that shows nothing; the coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    unavailable = .empty()
    super.init(coder: coder)
    addSubview(background)
  }

  /// What the view shows. Only a ``UIContentUnavailableConfiguration`` can be shown: another is reported
  /// and refused.
  open var configuration: any UIContentConfiguration {
    get { unavailable }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else {
        let kind = "\(type(of: newValue))"
        return Headless.report(
          .lists(.unsupportedConfiguration(configuration: kind, view: misuseName)))
      }
      guard newValue != unavailable else { return }
      unavailable = newValue
      refresh()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  // MARK: Parts

  /// Makes the views of what there is to show, from top to bottom.
  private func refresh() {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    background.configuration = unavailable.background
    if unavailable.kind == .loading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, after: 0)
    } else if let image = unavailable.image {
      add(imageView(image), after: 0)
    }
    add(
      unavailable.text, unavailable.attributedText, unavailable.textProperties,
      after: unavailable.imageToTextPadding)
    add(
      unavailable.secondaryText, unavailable.secondaryAttributedText,
      unavailable.secondaryTextProperties, after: unavailable.textToSecondaryTextPadding)
    add(
      unavailable.button, unavailable.buttonProperties, after: unavailable.textToButtonPadding)
    add(
      unavailable.secondaryButton, unavailable.secondaryButtonProperties,
      after: unavailable.buttonToSecondaryButtonPadding)
    setNeedsLayout()
  }

  private func add(_ view: UIView, after gap: CGFloat) {
    parts.append((view, parts.isEmpty ? 0 : gap))
    addSubview(view)
  }

  private func imageView(_ image: UIImage) -> UIImageView {
    let properties = unavailable.imageProperties
    let view = UIImageView(image: image)
    let (size, limit) = (view.sizeThatFits(.zero), properties.maximumSize)
    if limit.width > 0 { view.frame.size.width = min(size.width, limit.width) }
    if limit.height > 0 { view.frame.size.height = min(size.height, limit.height) }
    view.layer.cornerRadius = properties.cornerRadius
    if let color = properties.tintColor { view.tintColor = color }
    return view
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, after gap: CGFloat
  ) {
    guard let shown = attributed?.string ?? text, !shown.isEmpty else { return }
    let label = UILabel()
    if let attributed { label.attributedText = attributed } else { label.text = shown }
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.textAlignment = unavailable.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    add(label, after: gap)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, after gap: CGFloat
  ) {
    let title = configuration.title ?? properties.primaryAction?.title
    guard title?.isEmpty == false || configuration.image != nil else { return }
    let button = UIButton(
      configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    add(button, after: gap)
  }

  // MARK: Layout

  /// Puts what is shown below each other, in the middle of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.place(in: self)
    let direction = effectiveUserInterfaceLayoutDirection
    let margins = LayoutMargins.directional(unavailable.directionalLayoutMargins)
      .insets(in: direction).widened(to: layoutMargins)
    let space = bounds.inset(by: margins)
    let sizes = parts.map { size(of: $0.view, width: max(0, space.width)) }
    let height = zip(parts, sizes).reduce(0) { $0 + $1.0.gap + $1.1.height }
    var y = space.midY - height / 2
    for (part, size) in zip(parts, sizes) {
      y += part.gap
      let x =
        switch (unavailable.alignment, direction) {
        case (.center, _): space.midX - size.width / 2
        case (.natural, .leftToRight): space.minX
        case (.natural, _): space.maxX - size.width
        }
      part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height
    }
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if view is UIImageView { return view.frame.size }
    let size = view.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
