extension UIKitMisuse {
  /// A use of constraints that Apple's UIKit answers with an exception or a message in the log.
  public enum LayoutMisuse: Equatable, Sendable, CustomStringConvertible {
    /// Required constraints contradict each other; one of them was given up until another changes
    /// or goes. The list is minimal: without any one of them there is no contradiction.
    case unsatisfiableConstraints(constraints: [String], broken: String)

    /// A constraint was activated whose items have no view above both; it stayed inactive.
    case noCommonAncestor(constraint: String)

    /// A constraint was added to a view that is not above both its items; it stayed inactive.
    case constraintOutsideSubtree(constraint: String, view: String)

    /// A constraint compares what cannot be compared: attributes of two axes, a place and an
    /// extent, a place and a constant, leading or trailing and left or right, or an item that is
    /// neither view nor guide.
    case constraintMakesNoSense(constraint: String)

    /// A constraint was given a constant that is not a finite number; it kept its own.
    case constraintNotFinite(constraint: String)

    /// A priority must be more than 0 and no more than 1000; it was not changed.
    case priorityOutOfRange(priority: Float)

    /// An active constraint cannot become required or optional; deactivate it first. Its priority
    /// was not changed.
    case requirementOfActiveConstraint(constraint: String)

    /// A visual format cannot be read, after so many characters, or names what is not there; no
    /// constraint was made.
    case visualFormat(format: String, reason: String, position: Int)

    public var description: String {
      switch self {
      case .visualFormat(let format, let reason, let position):
        "cannot make constraints of '\(format)': \(reason)"
          + (position > 0 ? " (after \(position) characters)" : "")
      case .unsatisfiableConstraints(let constraints, let broken):
        "unable to satisfy these required constraints together:\n"
          + constraints.map { "  \($0)\n" }.joined()
          + "giving up \(broken)"
      case .noCommonAncestor(let constraint):
        "cannot activate \(constraint): no view is above both its items"
      case .constraintOutsideSubtree(let constraint, let view):
        "cannot add \(constraint) to \(view), which is not above both its items"
      case .constraintMakesNoSense(let constraint):
        "cannot activate \(constraint): it compares what cannot be compared"
      case .constraintNotFinite(let constraint):
        "the constant of \(constraint) must be finite; nothing was changed"
      case .priorityOutOfRange(let priority):
        "a priority must be more than 0 and no more than 1000, not \(priority); nothing was changed"
      case .requirementOfActiveConstraint(let constraint):
        "\(constraint) is active and can become neither required nor optional; nothing was changed"
      }
    }
  }
}
