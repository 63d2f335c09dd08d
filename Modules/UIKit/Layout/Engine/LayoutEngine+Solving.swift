import Foundation

extension LayoutEngine {
  /// How often content sizes may follow widths that follow content sizes, before the last answer is
  /// taken.
  private static let wrapLimit = 4

  /// Takes in what is pulled and not pushed: directions of writing, margins and safe areas.
  func refresh() {
    guard !isSolving else { return }
    refreshGuides()
    for view in directions.collectTurned() { reinstallDirectional(in: view) }
  }

  /// Brings the solution up to date, and marks the superviews of views that it moves.
  func solveIfNeeded() {
    guard hasWork, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    hasWork = false
    installAdditions()
    registerNewcomers()
    measureContents()
    solve()
    for _ in 0..<Self.wrapLimit where rewrap() { solve() }
    markChanged()
  }

  private func solve() {
    for conflict in solver.solve() { report(conflict) }
  }

  /// Installs the constraints that were activated: required ones first, which then only define
  /// unknowns and need no pivot.
  private func installAdditions() {
    additions += conflicts.takeRetries()
    guard !additions.isEmpty else { return }
    // Not in the order of the hierarchy, so that of contradicting constraints the newest is the
    // last.
    let pending = additions.sorted { $0.activation < $1.activation }
    additions = []
    for constraint in pending where constraint.priority == .required { install(constraint) }
    for constraint in pending where constraint.priority != .required { install(constraint) }
  }

  private func registerNewcomers() {
    let pending = newcomers
    newcomers = []
    for view in pending where view.layoutRoot === root {
      _ = registration(of: view.ensureLayoutItem())
    }
  }

  private func reinstallDirectional(in container: UIView) {
    for constraint in container.held(atOrAbove: root) where constraint.isDirectional {
      guard constraint.nearestContainer === container, let installation = constraint.installation,
        installation.engine == id
      else { continue }
      removed(constraint)
      added(constraint)
    }
  }

  private func markChanged() {
    guard fitting == nil else { return solver.collectChanges { _ in } }
    let unknowns = unknowns
    solver.collectChanges { variable in
      guard let item = unknowns[Int(variable.symbol)]?.item else { return }
      if item.isConstrained, let view = item.view {
        (view.storedSuperview ?? view).markNeedsLayout()
      } else if let guide = item.guide, guide.kind == .content {
        guide.storedOwner?.markNeedsLayout()
      }
    }
  }
}

extension NSLayoutConstraint {
  var isDirectional: Bool { first.isDirectional || second?.isDirectional ?? false }
}

extension UIView {
  /// The constraints that this view and those above it hold.
  fileprivate func held(atOrAbove root: UIView) -> [NSLayoutConstraint] {
    sequence(first: self) { $0.storedSuperview }.flatMap { $0.constraintState?.held ?? [] }
  }
}
