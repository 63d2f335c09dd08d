/// One kind of values that flow down a hierarchy: the environment is one, a system of traits may be
/// another over the same objects. Each has keys of its own and one root above all of its nodes.
@MainActor
package final class PropagationDomain {
  package let registry: SlotRegistry

  /// What everything inherits from at last, detached nodes too: what the system itself announces.
  @exclusivity(unchecked)
  private(set) var rootScope: Scope!

  /// The passes under way, outermost first.
  @exclusivity(unchecked)
  var passes: [Pass] = []

  /// A pass that has run and can do so again: most writes need nothing else that is new.
  @exclusivity(unchecked)
  private var idlePass: Pass?

  /// Hosts that left the hierarchy during a pass; they live until it ends, so that a callback may
  /// drop the last reference to the object that is being called.
  var departed: [AnyObject] = []

  /// Above zero, insertions tell nobody: the nodes are part of what a pass is about to tell.
  var silence = 0

  package init(registry: SlotRegistry) {
    self.registry = registry
    rootScope = Scope(parent: nil, domain: self)
  }

  /// Runs the body, in which insertions and removals tell nobody.
  package func silently(_ body: () -> Void) {
    silence += 1
    defer { silence -= 1 }
    body()
  }

  /// Makes every pass under way walk the tree as it now is, instead of the list it has drawn up.
  func disturbPasses() {
    for pass in passes { pass.disturb() }
  }

  /// Tells the cell's audience that its value was written in place.
  func runPass(at root: PropagationNode, forInPlaceWriteOf cell: AnyCell) {
    let pass: Pass
    if let idle = idlePass {
      pass = idle
      idlePass = nil
      pass.reset(root: root, inPlaceWriteOf: cell, audience: cell.audience)
    } else {
      pass = Pass(root: root, inPlaceWriteOf: cell, audience: cell.audience)
    }
    pass.run()
    if pass.isPristine { idlePass = pass }
  }

  func begin(_ pass: Pass) { passes.append(pass) }

  func end(_ pass: Pass) {
    guard passes.popLast() === pass else { fatalInternal("passes must end innermost first") }
    guard passes.isEmpty, !departed.isEmpty else { return }
    // The last reference to a host may run its deinitialiser, which may come back here.
    var released: [AnyObject] = []
    swap(&released, &departed)
    released.removeAll()
  }
}
