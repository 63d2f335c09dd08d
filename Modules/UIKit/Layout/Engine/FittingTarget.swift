import Foundation

/// The size that a view strives for while its fitting size is sought, and what the search must put
/// back.
@MainActor final class FittingTarget {
  let size: CGSize
  private let priorities: AxisPair<UILayoutPriority>
  private var registrations: [(LayoutItem, LayoutRegistration?)] = []
  private var installations: [(NSLayoutConstraint, ConstraintInstallation?)] = []

  init(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self.size = size
    var priorities = AxisPair(horizontal)
    priorities.vertical = vertical
    self.priorities = priorities
  }

  func priority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priorities[axis] }

  func willRegister(_ item: LayoutItem) {
    registrations.append((item, item.registration))
  }

  func willInstall(_ constraint: NSLayoutConstraint) {
    installations.append((constraint, constraint.installation))
  }

  /// Gives items and constraints back to the engine of the hierarchy.
  func putBack() {
    for (item, registration) in registrations.reversed() { item.registration = registration }
    for (constraint, installation) in installations.reversed() {
      constraint.installation = installation
    }
  }
}
