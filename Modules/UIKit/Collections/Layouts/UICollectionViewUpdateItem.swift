public import Foundation

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What is done to an item or a section.
  public enum Action: Int, Sendable {
    /// It comes in.
    case insert = 0
    /// It goes.
    case delete = 1
    /// It stays where it is and is shown anew.
    case reload = 2
    /// It goes to another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// The place before the batch, or `nil` for what is inserted. A section's has no item: its path has
  /// `NSNotFound` there.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The place after the batch, or `nil` for what is deleted.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What is done.
  open var updateAction: Action { action }
}
