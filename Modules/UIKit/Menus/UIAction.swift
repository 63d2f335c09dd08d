import Foundation

/// What runs when an action is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or control's action that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// By what actions are told apart: a control keeps one action of an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier of a text, which ought to be unique in the program.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  private static var unnamedSoFar = 0

  private let handler: UIActionHandler
  private let actionIdentifier: Identifier
  private var presentSender: Any?

  /// Creates an action; without an identifier it gets one that no other action has.
  @inline(never)
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    UIAction.unnamedSoFar += 1
    actionIdentifier = identifier ?? Identifier("unnamed action \(UIAction.unnamedSoFar)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// By what the action is told apart from others.
  open var identifier: Identifier { actionIdentifier }

  /// The action's text.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer title for where there is space.
  open var discoverabilityTitle: String?

  /// How the action is shown and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is shown with a check mark.
  open var state: UIMenuElement.State

  /// What the action is performed for, while its handler runs; `nil` otherwise.
  open var sender: Any? { presentSender }

  /// Runs the handler for the sender.
  package func perform(for sender: Any?) {
    let outer = presentSender
    presentSender = sender
    handler(self)
    presentSender = outer
  }
}
