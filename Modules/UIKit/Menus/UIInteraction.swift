/// Something that the user can do to a view beyond what the view itself offers.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view to which the interaction belongs; not kept alive.
  var view: UIView? { get }

  /// Tells the interaction that it is about to belong to another view, or to none.
  func willMove(to view: UIView?)

  /// Tells the interaction that it belongs to another view, or to none.
  func didMove(to view: UIView?)
}
