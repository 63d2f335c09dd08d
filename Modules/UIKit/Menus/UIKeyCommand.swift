import Foundation

/// A command that a key of a keyboard gives.
///
/// A responder names its own in ``UIResponder/keyCommands``; `Headless.press(_:_:)` presses the key.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  private let key: String
  private let flags: UIKeyModifierFlags

  /// Creates a command with what a menu shows for it.
  @inline(never)
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    key = input
    flags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command without a title.
  @inline(never) public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key: the character that it types, or one of the constants of this class.
  open var input: String? { key }

  /// The keys that have to be held.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// Whether the command goes before what the system does for the key; headless nothing does.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the key follows the layout of the keyboard; headless it does not change.
  open var allowsAutomaticLocalization = true

  /// Whether keys that point sideways are exchanged from right to left; headless they are not.
  open var allowsAutomaticMirroring = true
}
