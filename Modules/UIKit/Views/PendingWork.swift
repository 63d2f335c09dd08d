/// What a view and those below it wait for in the next pass.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  /// The view's own `layoutSubviews` is due.
  static let layout = PendingWork(rawValue: 1 << 0)
  /// A view somewhere below needs layout.
  static let layoutBelow = PendingWork(rawValue: 1 << 1)
  /// The view's own `draw` is due.
  static let display = PendingWork(rawValue: 1 << 2)
  /// A view somewhere below needs drawing.
  static let displayBelow = PendingWork(rawValue: 1 << 3)

  /// The view's own `updateConstraints` is due.
  static let constraints = PendingWork(rawValue: 1 << 4)
  /// `updateConstraints` is due somewhere below, or constraints are to be solved.
  static let constraintsBelow = PendingWork(rawValue: 1 << 5)

  /// A new view needs all.
  static let initial: PendingWork = [.layout, .display, .constraints]

  /// What ancestors must know of the pending work of a view.
  var below: PendingWork {
    var result: PendingWork = []
    if !isDisjoint(with: [.layout, .layoutBelow]) { result.insert(.layoutBelow) }
    if !isDisjoint(with: [.display, .displayBelow]) { result.insert(.displayBelow) }
    if !isDisjoint(with: [.constraints, .constraintsBelow]) { result.insert(.constraintsBelow) }
    return result
  }
}

extension UIView {
  /// Tells the ancestors what is pending here and below, up to the first that knows.
  func carryPendingWorkUp() {
    let news = pending.below
    var view = storedSuperview
    while let above = view, !above.pending.isSuperset(of: news) {
      above.pending.formUnion(news)
      view = above.storedSuperview
    }
  }
}
