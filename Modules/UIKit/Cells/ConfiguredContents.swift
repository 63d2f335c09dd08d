import Foundation

/// A view whose configurations follow its state, and are brought up to date before its layout.
@MainActor protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

extension UIButton: ConfigurationUpdating {}

/// What cells, headers and footers share: a view of content and a background, each of which may be
/// shown by a configuration that follows the state.
@MainActor final class ConfiguredContents {
  /// The view that holds all content.
  let contentView: CellContentView
  /// Shows the content configuration; fills the content view.
  private(set) var configuredView: (any UIView & UIContentView)?
  private(set) var background: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  private var needsUpdate = false
  private var isUpdating = false
  private var isFollowing = false

  init() {
    contentView = CellContentView(frame: .zero)
  }

  // MARK: Content

  /// What the content view shows; a view that supports the new configuration is kept.
  var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredView?.configuration }
    set {
      // What follows the state by itself says itself when it needs another size.
      defer { if !isFollowing { contentView.contentMayHaveResized() } }
      guard let newValue else {
        configuredView?.removeFromSuperview()
        configuredView = nil
        return
      }
      noteChange()
      if let configuredView, configuredView.supports(newValue) {
        configuredView.configuration = newValue
        return
      }
      configuredView?.removeFromSuperview()
      let view = newValue.makeContentView()
      configuredView = view
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.insertSubview(view, at: 0)
      contentView.setNeedsLayout()
    }
  }

  // MARK: Background

  /// What lies behind the content of the owner.
  var backgroundConfiguration: UIBackgroundConfiguration? { background?.configuration }

  func setBackground(_ configuration: UIBackgroundConfiguration?, of owner: UIView) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    noteChange()
    if let background {
      background.configuration = configuration
    } else {
      let view = ConfiguredBackgroundView(configuration)
      background = view
      owner.insertSubview(view, at: 0)
    }
    owner.setNeedsLayout()
  }

  // MARK: Updates

  /// A configuration that came from elsewhere than an update is brought in line with the state.
  private func noteChange() {
    guard !isUpdating else { return }
    needsUpdate = true
    contentView.superview?.setNeedsLayout()
  }

  func setNeedsUpdate(of owner: UIView) {
    needsUpdate = true
    owner.setNeedsLayout()
  }

  /// Runs the owner's update if it is due, noting which traits it reads.
  func updateIfNeeded<Owner: UIView>(of owner: Owner, _ update: (Owner) -> Void) {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    owner.traitNode.track(.updateConfiguration, of: owner) { update(owner) }
    isUpdating = false
  }

  /// What an update does before the program's own part: the configurations that follow the state by
  /// themselves do.
  func follow(_ state: any UIConfigurationState, owner: UIView) {
    isFollowing = true
    defer { isFollowing = false }
    if updatesContent, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if updatesBackground, let backgroundConfiguration {
      setBackground(backgroundConfiguration.updated(for: state), of: owner)
    }
  }

  // MARK: Size

  /// The height of the content at a width: that of the configured view, or what constraints between
  /// the content view and its subviews make of it; `nil` if there is neither.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    let target = CGSize(width: width, height: 0)
    if let configuredView {
      return configuredView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard contentView.hasConstrainedContent else { return nil }
    return contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The view that holds the content of a cell, header or footer.
final class CellContentView: UIView {
  /// Called when the content may need another size.
  var onResize: (@MainActor () -> Void)?

  func contentMayHaveResized() { onResize?() }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentMayHaveResized()
  }

  override func subviewDidChangeContentSize(_ subview: UIView) {
    super.subviewDidChangeContentSize(subview)
    contentMayHaveResized()
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    contentMayHaveResized()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    contentMayHaveResized()
  }
}
