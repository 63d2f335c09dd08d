import Foundation

/// Solves all constraints of one view hierarchy.
///
/// It belongs to the topmost view. What changes in the hierarchy is noted and solved when a layout
/// pass or a question needs the solution. Views hold no reference to it; a view that leaves the
/// hierarchy is taken out, and a whole hierarchy that goes into another just drops its engine, and
/// is noted in the other's.
@MainActor final class LayoutEngine {
  typealias ID = Int
  private static var lastID: ID = 0
  /// How many pixels a point has.
  let scale: Double

  let id: ID
  /// The topmost view. It owns the engine.
  unowned let root: UIView
  var solver = ConstraintSolver()
  /// What each of the solver's constraints comes from, by symbol.
  var origins: [ConstraintOrigin] = []
  /// The item whose place or extent each of the solver's unknowns is, by symbol.
  var unknowns: [LayoutUnknown?] = []
  /// Constraints that were activated and are not yet installed.
  var additions: [NSLayoutConstraint] = []
  /// Items whose content sizes may have changed.
  var unmeasured: [LayoutItem] = []
  /// Views that are laid out by constraints, whether any speaks of them or not.
  var newcomers: [UIView] = []
  var ruledGuides: [UILayoutGuide] = []
  var directions = DirectionWatch()
  var conflicts = ConflictMemory()
  /// Items whose height follows from their width, such as labels of several lines.
  var wrapping: [LayoutItem] = []
  /// Whether something changed that a solution needs to take in.
  var hasWork = true
  var isSolving = false
  let fitting: FittingTarget?
  /// The terms of the constraint that is being made.
  var terms = FlatArray<SolverTerm>()
  var ruleTerms = FlatArray<SolverTerm>()

  init(root: UIView, fitting: FittingTarget? = nil) {
    LayoutEngine.lastID += 1
    id = LayoutEngine.lastID
    self.root = root
    self.fitting = fitting
    scale = Double(root.contentScaleFactor)
  }

  /// Notes that there is something to solve, and has the next layout pass do it.
  func noteWork() {
    hasWork = true
    if fitting == nil { root.pending.insert(.constraintsBelow) }
  }

  func added(_ constraint: NSLayoutConstraint) {
    additions.append(constraint)
    noteWork()
  }

  func removed(_ constraint: NSLayoutConstraint) {
    noteWork()
    conflicts.touched(constraint)
    if let installation = constraint.installation, installation.engine == id {
      solver.remove(installation.handle)
      setOrigin(.none, of: installation.handle)
      constraint.installation = nil
    } else if let index = additions.lastIndex(where: { $0 === constraint }) {
      additions.remove(at: index)
    }
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    noteWork()
    conflicts.touched(constraint)
    guard let installation = constraint.installation, installation.engine == id else { return }
    solver.setConstant(
      constraint.loweredConstant + installation.offset, of: installation.handle)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    noteWork()
    guard let installation = constraint.installation, installation.engine == id else { return }
    let (above, below) = constraint.penalties
    solver.setPenalties(above: above, below: below, of: installation.handle)
  }

  func contentSizeChanged(of item: LayoutItem) {
    unmeasured.append(item)
    noteWork()
  }

  func setOrigin(_ origin: ConstraintOrigin, of handle: SolverConstraint) {
    let index = Int(handle.symbol)
    while origins.count <= index { origins.append(.none) }
    origins[index] = origin
  }
}

/// What a constraint of the solver comes from.
enum ConstraintOrigin {
  case none
  case constraint(NSLayoutConstraint)
  /// A view's content size.
  case contentSize(LayoutItem, NSLayoutConstraint.Axis)
  /// The frame of a view that is not laid out by constraints.
  case frame(LayoutItem, NSLayoutConstraint.Axis)
  /// The rectangle of one of UIKit's own guides.
  case guide(UILayoutGuide)
}

/// What an unknown of the solver is.
struct LayoutUnknown {
  let item: LayoutItem
  let isWidth: Bool
}

extension NSLayoutConstraint {
  /// The constant, of the sign that the solver sees.
  var loweredConstant: Double { Double(constant) }

  var penalties: (above: Penalty, below: Penalty) {
    let penalty = priority.penalty
    switch relation {
    case .equal: return (penalty, penalty)
    case .greaterThanOrEqual: return (.none, penalty)
    case .lessThanOrEqual: return (penalty, .none)
    }
  }
}
