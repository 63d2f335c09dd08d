import Foundation

/// A move from one controller of a storyboard to another.
///
/// The storyboard makes a new one each time, hands it to the source's `prepare(for:sender:)` and
/// performs it. A subclass named by the document may override ``perform()``; calling super does what
/// the segue's kind says, except for custom ones, which say nothing.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  private let storedIdentifier: String?
  private let storedSource: UIViewController
  private let storedDestination: UIViewController
  /// Whether containers are to show the way back with animation.
  var isAnimated = true
  /// What ``perform()`` does.
  var performHandler: ((UIStoryboardSegue) -> Void)?

  /// Creates a segue; a subclass's own `init` of this signature is `required` too.
  @inline(never) public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    storedIdentifier = identifier
    storedSource = source
    storedDestination = destination
    super.init()
  }

  /// Creates a segue whose ``perform()`` calls the handler.
  @inline(never) public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = { _ in performHandler() }
  }

  /// The name by which the program tells its segues apart.
  open var identifier: String? { storedIdentifier }

  /// The controller that the segue starts from.
  open var source: UIViewController { storedSource }

  /// The controller that the segue leads to.
  open var destination: UIViewController { storedDestination }

  /// Moves to the destination.
  open func perform() { performHandler?(self) }
}
