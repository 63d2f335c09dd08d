public import Foundation
package import UIEnvironmentCore

/// An object that can receive and handle events, linked to the next one in the responder chain.
///
/// Use it on the main actor. The chain is computed from the hierarchy whenever it is asked for, so
/// it is never out of date.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// What was said about this responder for accessibility.
  var accessibility: AccessibilityState?

  /// Where values of the environment reach this responder; see the extension for how it is linked.
  package final let environmentLink = UIEnvironmentNode()

  @inline(never) public override init() {
    super.init()
    environmentLink.setHost(self)
  }

  /// The next responder in the chain, or `nil` at its end.
  ///
  /// A plain responder has none; views, controllers, windows, scenes and the application override
  /// this with UIKit's documented rules.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this responder may become first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder is willing to give up first-responder status; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { holdsFirstResponder }

  /// Makes this responder the first responder of its window, and says whether it is now.
  ///
  /// It fails when ``canBecomeFirstResponder`` is false, when there is no window at the end of the
  /// responder chain, or when the present first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives up first-responder status, and says whether this responder does not have it now.
  @discardableResult
  open func resignFirstResponder() -> Bool { dropFirstResponder() }

  /// Shown in place of the keyboard while this responder is first; none unless overridden.
  open var inputView: UIView? { nil }

  /// Shown above the keyboard while this responder is first; none unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Called when this responder is no longer the first, however that came about.
  func didLoseFirstResponder() {}

  // MARK: Storyboards

  /// Tells an object of a storyboard or nib that all of it is there and connected; does nothing unless
  /// overridden. On Apple platforms it belongs to every NSObject.
  open func awakeFromNib() {}

  // MARK: Actions

  /// Whether this responder performs the action: by default, whether it has the action's method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// The first responder from here up the chain that performs the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The commands that keys give while this responder is in the chain of the first one.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Brings a command in line with what can be done now, as it is about to be shown in a menu; does
  /// nothing unless overridden.
  open func validate(_ command: UICommand) {}

  // MARK: Events

  /// Tells the responder that touches began; passes them up the chain unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches moved; passes them up the chain unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that touches ended; passes them up the chain unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that touches were cancelled; passes them up the chain unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells the responder that a motion event began; passes it up the chain unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that a motion event ended; passes it up the chain unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that a motion event was cancelled; passes it up the chain unless
  /// overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Accessibility
  // On Apple platforms these belong to every NSObject; here to responders.

  /// Whether assistive technology sees the responder as one element; labels and controls are.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { ensureAccessibility().isElement = newValue }
  }

  /// The element's name for the user, in the user's language.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { ensureAccessibility().label = newValue }
  }

  /// What the element is set to, for the user.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { ensureAccessibility().value = newValue }
  }

  /// What acting on the element does, for the user.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { ensureAccessibility().hint = newValue }
  }

  /// What kind of thing the element is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { ensureAccessibility().traits = newValue }
  }

  /// The elements inside this one, if they are not those of its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { ensureAccessibility().elements = newValue }
  }

  /// Whether the elements inside this one are left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { ensureAccessibility().elementsHidden = newValue }
  }

  /// Whether the elements of its siblings are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? false }
    set { ensureAccessibility().viewIsModal = newValue }
  }

  /// Whether the elements inside this one are read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { ensureAccessibility().groupsChildren = newValue }
  }

  /// Where the element lies on the screen; for a view its bounds unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { ensureAccessibility().frame = newValue }
  }

  /// Where on the screen acting on the element touches it; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { ensureAccessibility().activationPoint = newValue }
  }

  /// Whether the element reacts to the user.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? false }
    set { ensureAccessibility().respondsToUserInteraction = newValue }
  }

  /// What can be done to the element beyond touching it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ensureAccessibility().customActions = newValue }
  }

  /// What kind of container the responder is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ensureAccessibility().containerType = newValue }
  }

  /// The language in which the element is read, or `nil` for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { ensureAccessibility().language = newValue }
  }

  /// What the user may call the element aloud; its label unless set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { ensureAccessibility().userInputLabels = newValue }
  }

  /// How many elements ``accessibilityElements`` names.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at the index among ``accessibilityElements``; `nil` for one that does not exist.
  open func accessibilityElement(at index: Int) -> Any? { namedElement(at: index) }

  /// The index of an object among ``accessibilityElements``; `NSNotFound` for one that is not there.
  open func index(ofAccessibilityElement element: Any) -> Int { indexOfNamed(element) }

  /// Scrolls, and says whether it did; `false` unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Acts on the element for the user, and says whether it did; `false` unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an adjustable element; does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Lowers the value of an adjustable element; does nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Dismisses what is modal, and says whether it did; `false` unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing, and says whether it did; `false` unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
