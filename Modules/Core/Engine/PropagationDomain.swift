/// One kind of values that flow down a hierarchy: the environment is one, a system of traits may be
/// another over the same objects. Each has keys of its own and one root above all of its nodes.
@MainActor
package final class PropagationDomain {
  package let registry: SlotRegistry

  /// What everything inherits from at last, detached nodes too: what the system itself announces.
  @exclusivity(unchecked)
  private(set) var rootScope: Scope!

  /// The passes under way, outermost first.
  var passes: [Pass] {
    if let plainPass, isPlainPassUnderWay, startedPasses.isEmpty {
      startedPasses.append(plainPass.takeUnretainedValue())
    }
    return startedPasses
  }

  /// The same, but for a plain pass of which nobody has asked.
  @exclusivity(unchecked)
  private var startedPasses: [Pass] = []

  /// The pass of a value that was written in place while no pass was under way, kept from one such
  /// write to the next: most writes are of that kind, and making a pass would take longer than telling
  /// a few listeners. Retained by hand: counting would, too.
  @exclusivity(unchecked)
  private var plainPass: Unmanaged<Pass>?
  @exclusivity(unchecked)
  private var isPlainPassUnderWay = false

  /// Whether some pass is under way.
  @inline(__always)
  var isTelling: Bool { isPlainPassUnderWay || !startedPasses.isEmpty }

  /// Hosts that left the hierarchy during a pass; they live until it ends, so that a callback may
  /// drop the last reference to the object that is being called.
  @exclusivity(unchecked)
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

  // MARK: Running passes

  /// Tells the cell's audience that its value was written in place, while no pass is under way.
  func runPlainPass(at root: PropagationNode, forWriteOf cell: AnyCell) {
    let pass = plainPass ?? .passRetained(Pass(plainAt: root))
    plainPass = pass
    isPlainPassUnderWay = true
    let isPristine = pass.use { $0.run(at: root, forWriteOf: cell) }
    isPlainPassUnderWay = false
    guard !isPristine || !startedPasses.isEmpty else { return releaseDeparted() }
    startedPasses.removeAll()
    plainPass = nil
    pass.release()
    releaseDeparted()
  }

  func begin(_ pass: Pass) { startedPasses = passes + [pass] }

  func end(_ pass: Pass) {
    guard startedPasses.popLast() === pass else {
      fatalInternal("passes must end innermost first")
    }
    if startedPasses.isEmpty { releaseDeparted() }
  }

  @inline(__always)
  private func releaseDeparted() {
    guard !departed.isEmpty else { return }
    // The last reference to a host may run its deinitialiser, which may come back here.
    var released: [AnyObject] = []
    swap(&released, &departed)
    released.removeAll()
  }
}
