import Testing
import UIEnvironmentCore

@MainActor @Suite struct PrecedenceTests {
  @Test func `nodes come parents first, siblings in their order`() {
    let log = Log()
    let nodes = ["root", "a", "a1", "a2", "b", "b1", "c", "d"].map { Listener($0, log: log) }
    for (child, parent) in [(1, 0), (2, 1), (3, 1), (4, 0), (5, 4), (6, 0), (7, 0)] {
      nodes[parent].append(nodes[child])
    }
    for (index, node) in nodes.enumerated() {
      for (otherIndex, other) in nodes.enumerated() {
        #expect(
          node.environmentNode.precedes(other.environmentNode) == (index < otherIndex),
          "\(node.name) and \(other.name)")
      }
    }
  }
}
