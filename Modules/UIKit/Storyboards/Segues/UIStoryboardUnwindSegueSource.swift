import Foundation

/// Where a segue that goes back starts, for containers that look for its destination.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  private let storedSource: UIViewController
  private let storedAction: Selector
  private let storedSender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    storedSource = source
    storedAction = unwindAction
    storedSender = sender
    super.init()
  }

  /// The controller from which the segue goes back.
  open var source: UIViewController { storedSource }

  /// The method that the destination must have.
  open var unwindAction: Selector { storedAction }

  /// What triggered the segue.
  open var sender: Any? { storedSender }
}
