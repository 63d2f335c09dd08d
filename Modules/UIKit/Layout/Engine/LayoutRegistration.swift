import Foundation

/// The unknowns of an item in an engine, and the constraints that the engine itself made for it.
struct LayoutRegistration {
  /// The engine; a registration with another one is void.
  let engine: LayoutEngine.ID
  let position: AxisPair<SolverVariable>
  let length: AxisPair<SolverVariable>
  /// The view's content size, as constraints.
  var contentSize = AxisPair<SolverConstraint?>(nil)
  /// Whether the height of the content follows the width.
  var wraps = false
  /// Where a view that is not laid out by constraints lies, or how one of UIKit's own guides
  /// follows its owner.
  var rules: [SolverConstraint] = []
  /// What the rules of a view's frame say.
  var pins = AxisPair<FramePin?>(nil)
  /// What the rules of a guide say.
  var insets = UIEdgeInsets.zero
}

/// Where a constraint is installed.
struct ConstraintInstallation {
  let engine: LayoutEngine.ID
  let handle: SolverConstraint
  /// What the solver's constant is more than the constraint's own.
  let offset: Double
}
