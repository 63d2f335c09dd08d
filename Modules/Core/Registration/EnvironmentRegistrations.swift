/// The registrations of all nodes. Few nodes have any, so nodes carry only a flag.
@MainActor
package final class EnvironmentRegistrations {
  package static let shared = EnvironmentRegistrations()

  private var byNode: [ObjectIdentifier: [UIEnvironmentChangeRegistration]] = [:]

  func add(_ registration: UIEnvironmentChangeRegistration, to node: UIEnvironmentNode) {
    byNode[ObjectIdentifier(node), default: []].append(registration)
    node.flags.insert(.hasRegistrations)
    node.domain.disturbPasses()
    registration.recordDependencies()
    // What the registrant reads from now on is up to date: no pass under way owes it a call.
    for pass in node.domain.passes { pass.settle(ObjectIdentifier(registration)) { _ in true } }
  }

  func remove(_ registration: UIEnvironmentChangeRegistration, from node: UIEnvironmentNode) {
    let key = ObjectIdentifier(node)
    node.domain.disturbPasses()
    byNode[key]?.removeAll { $0 === registration }
    if byNode[key]?.isEmpty == true {
      byNode[key] = nil
      node.flags.remove(.hasRegistrations)
    }
    Generations.audience &+= 1
  }

  /// Forgets everything about a node that is going away.
  func removeAll(of node: UIEnvironmentNode) {
    for registration in byNode.removeValue(forKey: ObjectIdentifier(node)) ?? [] {
      registration.nodeIsGone()
    }
  }

  func listens(at node: UIEnvironmentNode, to slot: AnySlot) -> Bool {
    byNode[ObjectIdentifier(node)]?.contains { $0.depends(on: slot) } ?? false
  }

  func tell(at node: UIEnvironmentNode, of pass: Pass, reach: Pass.Reach) {
    for registration in byNode[ObjectIdentifier(node)] ?? [] where registration.isActive {
      registration.tell(at: node, of: pass, reach: reach)
    }
  }

  /// How many nodes have registrations; for tests of what is left behind.
  package var nodeCount: Int { byNode.count }
}
