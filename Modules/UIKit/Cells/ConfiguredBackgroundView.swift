import Foundation

/// Shows a background configuration; it lies behind everything else in its view.
final class ConfiguredBackgroundView: UIView {
  private let imageView = UIImageView(image: nil)

  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show(insteadOf: oldValue.customView) } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    super.isUserInteractionEnabled = configuration.customView != nil
    show(insteadOf: nil)
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  private func show(insteadOf oldView: UIView?) {
    super.isUserInteractionEnabled = configuration.customView != nil
    if oldView !== configuration.customView, oldView?.superview === self {
      oldView?.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== self { addSubview(view) }
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    if configuration.image != nil {
      insertSubview(imageView, at: 0)
    } else {
      imageView.removeFromSuperview()
    }
    showColors()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private func showColors() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection)
        .cgColor : CGColor.black
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showColors()
    imageView.frame = bounds
    configuration.customView?.frame = bounds
  }

  /// Takes the place that the configuration says in a view.
  func place(in view: UIView) {
    let margins = view.directionalLayoutMargins
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let absolute = LayoutMargins.directional(insets)
      .insets(in: view.effectiveUserInterfaceLayoutDirection)
    frame = view.bounds.inset(by: absolute)
  }
}
