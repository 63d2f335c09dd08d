public import Foundation

/// A menu element that sends its action to the responder that performs it.
///
/// In a menu it can be chosen if a responder performs the action: from the first responder up, or from
/// the view to which the menu belongs. That responder may change the command as it likes in
/// ``UIResponder/validate(_:)`` each time that the menu is shown.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  let selectorToSend: Selector
  private let list: Any?
  private let others: [UICommandAlternate]

  /// Creates a command.
  @inline(never)
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    selectorToSend = action
    list = propertyList
    others = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The command's text.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The method that the command sends.
  open var action: Selector { selectorToSend }

  /// What the command carries for whoever performs it.
  open var propertyList: Any? { list }

  /// What the command is while modifier keys are held.
  open var alternates: [UICommandAlternate] { others }

  /// A longer title for where there is space.
  open var discoverabilityTitle: String?

  /// How the command is shown and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes

  /// Whether the command is shown with a check mark.
  open var state: UIMenuElement.State
}

/// What a command is while modifier keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  private let storedTitle: String
  private let storedAction: Selector
  private let storedFlags: UIKeyModifierFlags

  /// Creates an alternate.
  @inline(never)
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    storedTitle = title
    storedAction = action
    storedFlags = modifierFlags
    super.init()
  }

  /// The text of the alternate.
  open var title: String { storedTitle }

  /// The method that the alternate sends.
  open var action: Selector { storedAction }

  /// The keys that have to be held.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
}
