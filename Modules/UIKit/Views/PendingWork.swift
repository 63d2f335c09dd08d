/// What a view and those below it wait for in the next pass.
///
/// Every pass asks each view on its way. So this is no `OptionSet`, the operations of which are generic
/// and in a build without optimization took a tenth of the time of a test of a screen.
struct PendingWork {
  private var bits: UInt8

  private init(_ bits: UInt8) { self.bits = bits }

  // What is due in a view, and, one bit higher, what is due somewhere below it.

  /// The view's own `layoutSubviews` is due.
  static let layout = PendingWork(0b00_00_01)
  /// A view somewhere below needs layout.
  static let layoutBelow = PendingWork(0b00_00_10)
  /// Layout is due in the view or below it.
  static let anyLayout = PendingWork(0b00_00_11)

  /// The view's own `draw` is due.
  static let display = PendingWork(0b00_01_00)
  /// A view somewhere below needs drawing.
  static let displayBelow = PendingWork(0b00_10_00)
  /// Drawing is due in the view or below it.
  static let anyDisplay = PendingWork(0b00_11_00)

  /// The view's own `updateConstraints` is due.
  static let constraints = PendingWork(0b01_00_00)
  /// `updateConstraints` is due somewhere below, or constraints are to be solved.
  static let constraintsBelow = PendingWork(0b10_00_00)
  /// Work on constraints is due in the view or below it.
  static let anyConstraints = PendingWork(0b11_00_00)

  /// A new view needs all.
  static let initial = PendingWork(0b01_01_01)

  /// What ancestors must know of the pending work of a view.
  var below: PendingWork { PendingWork((bits | bits << 1) & 0b10_10_10) }

  func contains(_ other: PendingWork) -> Bool { bits & other.bits == other.bits }

  func meets(_ other: PendingWork) -> Bool { bits & other.bits != 0 }

  mutating func insert(_ other: PendingWork) { bits |= other.bits }

  mutating func remove(_ other: PendingWork) { bits &= ~other.bits }
}

extension UIView {
  /// Tells the ancestors what is pending here and below, up to the first that knows.
  func carryPendingWorkUp() {
    let news = pending.below
    var view = storedSuperview
    while let above = view, !above.pending.contains(news) {
      above.pending.insert(news)
      view = above.storedSuperview
    }
  }
}
