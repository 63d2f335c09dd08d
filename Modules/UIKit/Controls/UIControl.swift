public import Foundation

/// A view that tells others when the user does something to it.
///
/// Targets are not kept alive; actions are, with what their closures capture.
@preconcurrency @MainActor open class UIControl: UIView {
  var handlers = ControlHandlers()
  var tracking = ControlTracking()
  var menuInteraction: UIContextMenuInteraction?

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .control)
  }

  /// Creates a control that performs the action when its primary event happens.
  @inline(never) public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control reacts to the user.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected; what that means is the program's matter.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control shows that it is being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state that the properties add up to.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` is another than before.
  func stateDidChange() { setNeedsLayout() }

  /// Where the content lies from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Where the content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  // MARK: Targets and actions

  /// Calls the target's method when one of the events happens.
  ///
  /// Without a target, the first that has the method is called: see
  /// ``UIApplication/sendAction(_:to:from:for:)``. The same target and method are called once, however
  /// often they are added.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Stops calling for the events; a `nil` target means every target, a `nil` action every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    dropTarget(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Performs the action when one of the events happens, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, controlEvents)
  }

  /// Stops performing the action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action of the identifier for the events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Calls, in the order in which they were added, all who want to know of one of the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends one action to its target; all that a control sends passes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action; all that a control performs passes through here.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Performs what the control is for, as if the user had done it.
  open func performPrimaryAction() {
    if !showMenuAsPrimaryAction(with: nil) { sendActions(for: .primaryActionTriggered) }
  }

  // MARK: Menu

  /// What shows the control's menu, while ``isContextMenuInteractionEnabled``.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// Whether a long touch shows the control's menu.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set { setContextMenuInteractionEnabled(newValue) }
  }

  /// Whether any touch shows the control's menu, in place of the control's primary action.
  ///
  /// The touch sends `touchDown`, then `menuActionTriggered` and, as the menu takes the touch over,
  /// `touchCancel`; then the menu is shown.
  open var showsMenuAsPrimaryAction = false

  /// What the actions of the control's menu are performed for.
  var menuSender: AnyObject { self }

  /// Where in the control its menu is attached: the middle of its lower edge, unless overridden.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// What the control's menu shows; nothing unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Tells the control that its menu is about to be shown; does nothing unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells the control that its menu is about to go; does nothing unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  /// Whether a touch that began in the control is going on.
  open var isTracking: Bool { tracking.touch != nil }

  /// Whether that touch is inside the control's bounds.
  open var isTouchInside: Bool { tracking.isInside }

  /// Called when a touch comes down; answers whether to follow it. `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves; answers whether to go on following. `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends; does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is cancelled; does nothing unless overridden.
  open func cancelTracking(with event: UIEvent?) {}

  /// Called before the handlers of the events are.
  func willSend(_ events: Event) {}

  /// Called when the touch was lifted inside, before the events that this means are sent.
  func touchDidEndInside() {}

  /// The events that lifting the touch inside means.
  var eventsOfTouchUpInside: Event { .touchUpInside }

  /// Keeps taps in the control from being recognized for views around it, as UIKit documents for its
  /// own controls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !keepsForItself(gestureRecognizer) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches.first, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches.first, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    abandonTracking(with: event)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What kind of thing the control is; a disabled or selected one says so.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibility?.traits ?? defaultAccessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// What kind of thing the control is unless said otherwise.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
}
