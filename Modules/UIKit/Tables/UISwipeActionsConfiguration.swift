public import Foundation

/// The actions that a swipe brings out at one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  /// Creates a set of actions, the one at the edge first.
  @inline(never) public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// The actions, the one at the edge first.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether a swipe across the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
