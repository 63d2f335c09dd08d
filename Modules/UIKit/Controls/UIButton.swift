public import Foundation

/// A control that the user presses, with a title.
///
/// Lifting a touch inside sends `touchUpInside` and `primaryActionTriggered` together: who asked for
/// both is called once.
@preconcurrency @MainActor open class UIButton: UIControl {
  var states = ButtonStates()
  var storedTitleLabel: UILabel?
  var storedSubtitleLabel: UILabel?
  var storedImageView: UIImageView?
  var storedBackgroundView: UIImageView?
  var storedActivityIndicator: UIActivityIndicatorView?
  private var type = ButtonType.custom
  private var needsConfigurationUpdate = false

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.fill(self, as: .button)
  }

  /// Creates a button of the type.
  @inline(never) public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
  }

  /// Creates a button of the type that performs the action, with the action's title.
  @inline(never) public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with the frame that performs the action, with the action's title.
  @inline(never) public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button with the configuration that performs the action; without a title of its own it
  /// takes the action's.
  @inline(never) public convenience init(
    configuration: Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  /// Takes the type that a storyboard says.
  func decode(_ buttonType: ButtonType) { type = buttonType }

  /// Of which type the button was created.
  open var buttonType: ButtonType { type }

  /// What the button is for where several stand side by side.
  open var role = Role.normal

  // MARK: Content

  /// Sets the title for a state; `nil` means that of the normal state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, to: title, for: state) }

  /// Sets the color of the title for a state; `nil` means that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, to: color, for: state)
  }

  /// Sets a title with attributes for a state; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, to: title, for: state)
  }

  /// Sets the image for a state; `nil` means that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, to: image, for: state) }

  /// Sets the image behind the content for a state; `nil` means that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, to: image, for: state)
  }

  /// Sets the color of the title's shadow for a state; `nil` means that of the normal state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(\.titleShadowColor, to: color, for: state)
  }

  private func set<Value>(
    _ part: WritableKeyPath<ButtonContent, Value?>, to value: Value?, for state: State
  ) {
    states.set(part, to: value, for: state)
    contentDidChange()
  }

  /// The label that shows the title, a subview.
  ///
  /// Its text, font and color are set by the button; reading it brings it up to date.
  open var titleLabel: UILabel? {
    let label = ensureTitleLabel()
    refreshTitleLabel()
    return label
  }

  /// The view that shows the image, a subview.
  ///
  /// Its image is set by the button; reading it brings it up to date.
  open var imageView: UIImageView? {
    refreshContent()
    return ensureImageView()
  }

  /// The label that shows the configuration's subtitle, if it has one.
  open var subtitleLabel: UILabel? {
    refreshContent()
    return configuration?.subtitle == nil ? nil : storedSubtitleLabel
  }

  // MARK: Configuration

  /// How the button looks, in place of what is set for its states; `nil` for none.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// Called to bring ``configuration`` in line with the button's state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration follows the button's state by itself.
  open var automaticallyUpdatesConfiguration = true

  /// Whether pressing the button turns its selection on and off.
  ///
  /// A button that shows its ``menu`` as primary action becomes a pop-up button by it: one element of
  /// the menu is always on, the one chosen last or at first the first, and the button shows its title.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuSelectionDidChange() } }
  }

  /// The menu that a long touch shows, or any touch if the button ``showsMenuAsPrimaryAction``.
  ///
  /// Setting one enables the button's context menu. Menus are not copied, so that the states of the
  /// elements can be read from the one that was set.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuSelectionDidChange()
    }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuSelectionDidChange() } }
  }

  /// In which order the elements of the menu should stand.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The button's ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }

  /// Asks for an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration in line with the button's state: calls ``configurationUpdateHandler``,
  /// unless overridden.
  open func updateConfiguration() {
    if let configurationUpdateHandler {
      configurationUpdateHandler(self)
    } else if automaticallyUpdatesConfiguration, let configuration {
      self.configuration = configuration.updated(for: self)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      traitNode.track(.updateConfiguration, of: self) { updateConfiguration() }
    }
    layOutContent()
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: Events

  override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

  override func willSend(_ events: Event) {
    if changesSelectionAsPrimaryAction, events.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
  }

  // MARK: Accessibility

  /// The name said for the button, its title unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
