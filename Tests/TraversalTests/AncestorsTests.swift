import Testing
import UIEnvironmentTraversal

@Suite struct AncestorsTests {
  let tree = sampleTree()

  @Test func `ancestors come nearest first`() throws {
    #expect(try tree["e"].ancestors.names() == "ba")
    #expect(try tree.ancestors.names() == "")
  }

  @Test func `the nearest ancestor that fits is found`() throws {
    #expect(try tree["e"].nearestAncestor { $0.name == "a" } === tree)
    #expect(try tree["e"].nearestAncestor { _ in true } === tree["b"])
    #expect(try tree["e"].nearestAncestor { $0.name == "e" } == nil)
  }

  @Test func `depth counts the nodes above`() throws {
    #expect(try tree.depth() == 0)
    #expect(try tree["f"].depth() == 2)
  }

  @Test func `the root is found from anywhere`() throws {
    #expect(try tree["f"].root() === tree)
    #expect(try tree.root() === tree)
  }

  @Test func `descent is asked of any ancestor and of the node itself`() throws {
    #expect(try tree["f"].isDescendantOrSelf(of: tree["c"]))
    #expect(try tree["c"].isDescendantOrSelf(of: tree["c"]))
    #expect(try !tree["f"].isDescendantOrSelf(of: tree["b"]))
  }

  @Test(arguments: [
    ("d", "e", "b"), ("d", "f", "a"), ("b", "e", "b"), ("e", "b", "b"), ("a", "a", "a"),
    ("d", "c", "a"),
  ])
  func `the common ancestor is the deepest node above both`(
    left: String, right: String, expected: String
  ) throws {
    #expect(try tree[left].commonAncestor(with: tree[right]) === tree[expected])
  }

  @Test func `nodes of different trees have no common ancestor`() throws {
    #expect(try tree["d"].commonAncestor(with: Tree("elsewhere")) == nil)
  }

  @Test(arguments: 1...40) func `parents in a cycle are an error and not a hang`(length: Int) throws
  {
    let nodes = (0..<length).map { _ in LeafTree("n") }
    for (index, node) in nodes.enumerated() { node.append(nodes[(index + 1) % length]) }
    let tail = Tree("t")
    nodes[0].append(tail)
    #expect(throws: HierarchyError.cycle(through: "LeafTree")) { try tail.depth() }
    #expect(throws: HierarchyError.cycle(through: "LeafTree")) { try nodes[0].root() }
    #expect(throws: HierarchyError.cycle(through: "LeafTree")) {
      try tail.commonAncestor(with: Tree("elsewhere"))
    }
    for (index, node) in nodes.enumerated() { node.remove(nodes[(index + 1) % length]) }
  }

  @Test func `the message names the class on the cycle and the remedy`() {
    let message = HierarchyError.cycle(through: "Badge").description
    #expect(message.contains("Badge"))
    #expect(message.contains("remove it"))
  }
}
