public import Foundation

/// An action that a swipe brings out beside a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// An action that does no harm.
    case normal = 0
    /// It deletes, or the like.
    case destructive = 1
  }

  /// What an action does: it gets itself, the view that was tapped, and a function to be called with
  /// whether it was done. The row stays aside until that is called.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler

  /// Creates an action.
  @inline(never) public init(style: Style, title: String?, handler: @escaping Handler) {
    storedStyle = style
    self.title = title
    storedHandler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// What the action does to its row.
  open var style: Style { storedStyle }

  /// What the action does when it is tapped.
  open var handler: Handler { storedHandler }

  /// The text on the action's button.
  open var title: String?

  /// The picture on the action's button.
  open var image: UIImage?

  /// The color behind both, that of the style unless set.
  open var backgroundColor: UIColor!
}
