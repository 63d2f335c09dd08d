public import Foundation

/// Something that can be done to an element beyond touching it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does what the action is there for, and says whether it did.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  private var storedSelector: Selector?

  /// Creates an action that runs a closure.
  @inline(never) public init(
    name: String, image: UIImage? = nil, actionHandler: @escaping Handler
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that calls the target's method. The target is not kept alive.
  @inline(never) public init(
    name: String, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.name = name
    self.image = image
    storedSelector = selector
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// What the action is called.
  open var name: String

  /// The name as an attributed string.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// The picture of the action.
  open var image: UIImage?

  /// What runs when the action is performed.
  open var actionHandler: Handler?

  /// Whose method is called where there is no ``actionHandler``.
  open weak var target: AnyObject?

  /// The method that is called. Reading it of an action that runs a closure gives a method that nobody
  /// has.
  open var selector: Selector {
    get { storedSelector ?? Selector(NoTarget.nothing) }
    set { storedSelector = newValue }
  }

  @MainActor private final class NoTarget {
    func nothing() {}
  }

  /// Does what the user does by choosing the action, and says whether that had an effect. A method says
  /// nothing of it and counts as having had one.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let storedSelector else { return false }
    return storedSelector.perform(on: target, self)
  }
}
