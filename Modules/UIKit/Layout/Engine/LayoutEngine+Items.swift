import Foundation

/// Registers views and guides with the solver.
extension LayoutEngine {
  /// The item's unknowns, made when first asked for.
  func registration(of item: LayoutItem) -> LayoutRegistration {
    if let registration = item.registration, registration.engine == id { return registration }
    return register(item)
  }

  private func register(_ item: LayoutItem) -> LayoutRegistration {
    fitting?.willRegister(item)
    var position = AxisPair(solver.makeVariable())
    position.vertical = solver.makeVariable()
    // Margins can be wider than a view, and their guide then turns inside out.
    let canBeNegative = item.guide.map { ![.custom, .content].contains($0.kind) } ?? false
    var length = AxisPair(solver.makeVariable(canBeNegative: canBeNegative))
    length.vertical = solver.makeVariable(canBeNegative: canBeNegative)
    let registration = LayoutRegistration(engine: id, position: position, length: length)
    item.registration = registration
    note(position.horizontal, item)
    note(position.vertical, item)
    note(length.horizontal, item, isWidth: true)
    note(length.vertical, item)
    if let view = item.view {
      begin(item, of: view)
    } else if let guide = item.guide, guide.kind != .custom {
      ruledGuides.append(guide)
      rule(guide)
    }
    return registration
  }

  private func note(_ variable: SolverVariable, _ item: LayoutItem, isWidth: Bool = false) {
    let index = Int(variable.symbol)
    while unknowns.count <= index { unknowns.append(nil) }
    unknowns[index] = LayoutUnknown(item: item, isWidth: isWidth)
  }

  private func begin(_ item: LayoutItem, of view: UIView) {
    if view === root {
      beginRoot(item)
    } else if !item.isConstrained {
      pin(item, view)
    }
    if item.isConstrained || (view === root && fitting != nil) { unmeasured.append(item) }
  }

  /// Takes what the engine itself made for an item out of the solver.
  func dropRules(of item: LayoutItem) {
    guard let registration = item.registration, registration.engine == id else { return }
    for handle in registration.rules { drop(handle) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let handle = registration.contentSize[axis] { drop(handle) }
    }
  }

  /// Takes an item's unknowns, which no constraint mentions any more, out of the solver.
  func unregister(_ item: LayoutItem) {
    guard let registration = item.registration, registration.engine == id else { return }
    item.registration = nil
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for variable in [registration.position[axis], registration.length[axis]] {
        solver.removeVariable(variable)
        unknowns[Int(variable.symbol)] = nil
      }
    }
    if registration.wraps { wrapping.removeAll { $0 === item } }
    if let guide = item.guide { ruledGuides.removeAll { $0 === guide } }
  }

  func drop(_ handle: SolverConstraint) {
    guard solver.contains(handle) else { return }
    solver.remove(handle)
    setOrigin(.none, of: handle)
  }

  /// Adds a constraint of the engine's own.
  func addRule(
    _ list: [SolverTerm], equals constant: Double, above: Penalty = .required,
    below: Penalty = .required, breakingCost: Int, origin: ConstraintOrigin
  ) -> SolverConstraint {
    ruleTerms.removeAll()
    for term in list { ruleTerms.append(term) }
    let handle = solver.add(
      ruleTerms, equals: constant, above: above, below: below, breakingCost: breakingCost)
    setOrigin(origin, of: handle)
    return handle
  }
}

/// What UIKit's own constraints cost to break; those of the program cost 0.
enum BreakingCost {
  static let stack = 1
  static let contentSize = 2
  static let frame = 3
  static let guide = 4
}
