/// Which conflicts were told of, and which constraints were given up for now.
@MainActor struct ConflictMemory {
  private struct Broken {
    let constraint: NSLayoutConstraint
    let members: [ObjectIdentifier]
  }

  private var told: Set<[String]> = []
  private var broken: [Broken] = []
  private var retries: [NSLayoutConstraint] = []

  /// Notes a conflict; says whether it is the first of its kind.
  mutating func note(_ texts: [String]) -> Bool {
    told.insert(texts).inserted
  }

  mutating func gaveUp(_ constraint: NSLayoutConstraint, for members: [NSLayoutConstraint]) {
    broken.append(Broken(constraint: constraint, members: members.map { ObjectIdentifier($0) }))
  }

  /// A constraint was removed or given another constant: what was given up for it deserves another
  /// try.
  mutating func touched(_ constraint: NSLayoutConstraint) {
    guard !broken.isEmpty else { return }
    let id = ObjectIdentifier(constraint)
    for entry in broken where entry.members.contains(id) { retries.append(entry.constraint) }
    broken.removeAll { $0.members.contains(id) }
  }

  /// The constraints to try again, if they are still active.
  mutating func takeRetries() -> [NSLayoutConstraint] {
    defer { retries = [] }
    return retries.filter { $0.isActive && $0.installation == nil }
  }
}

extension LayoutEngine {
  /// Tells of a conflict, unless the same one was told of before, and keeps the constraint that was
  /// given up for another try.
  func report(_ conflict: SolverConflict) {
    let texts = conflict.members.map { text(of: $0) }
    let brokenText = text(of: conflict.broken)
    if conflicts.note(texts) {
      Headless.report(.layout(.unsatisfiableConstraints(constraints: texts, broken: brokenText)))
    }
    if case .constraint(let constraint) = origin(of: conflict.broken) {
      constraint.installation = nil
      let members = conflict.members.compactMap { member -> NSLayoutConstraint? in
        if case .constraint(let constraint) = origin(of: member) { constraint } else { nil }
      }
      conflicts.gaveUp(constraint, for: members)
    }
    setOrigin(.none, of: conflict.broken)
  }

  func origin(of handle: SolverConstraint) -> ConstraintOrigin {
    Int(handle.symbol) < origins.count ? origins[Int(handle.symbol)] : .none
  }

  private func text(of handle: SolverConstraint) -> String {
    switch origin(of: handle) {
    case .none: "an unknown constraint"
    case .constraint(let constraint): constraint.visualDescription
    case .contentSize(let item, let axis):
      "\(item.name).\(axis.lengthName) by its content"
    case .frame(let item, let axis):
      "\(item.name) \(axis.letter): by its frame and autoresizing mask"
    case .guide(let guide): "\(guide.item.name) by its owner"
    }
  }
}

extension NSLayoutConstraint.Axis {
  var letter: String { self == .horizontal ? "H" : "V" }
  var lengthName: String { self == .horizontal ? "width" : "height" }
}
