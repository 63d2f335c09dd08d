import Testing
import UIEnvironmentTraversal

@Suite struct DescendantsTests {
  @Test func `descendants come in pre-order without the node itself`() throws {
    #expect(try sampleTree().descendants.names() == "bdecf")
    #expect(try sampleTree().selfAndDescendants.names() == "abdecf")
    #expect(try Tree("x").descendants.names() == "")
  }

  @Test func `skipping leaves out what is below the node and nothing else`() throws {
    var walk = sampleTree().selfAndDescendants
    var names = ""
    while let node = try walk.next() {
      names += node.name
      if node.name == "b" { walk.skipDescendants() }
    }
    #expect(names == "abcf")
  }

  @Test func `skipping below the first node ends the walk`() throws {
    var walk = sampleTree().selfAndDescendants
    _ = try walk.next()
    walk.skipDescendants()
    #expect(try walk.next() == nil)
  }

  @Test func `children are asked for only when the walk moves past their parent`() throws {
    let tree = sampleTree()
    var walk = tree.descendants
    let b = try #require(try walk.next())
    b.append(Tree("x"))
    #expect(try walk.names() == "dexcf")
  }

  @Test func `a node removed under the walk is passed over with its subtree`() throws {
    let tree = sampleTree()
    var walk = tree.descendants
    var names = ""
    while let node = try walk.next() {
      names += node.name
      if node.name == "d" { tree.remove(tree["c"]) }
    }
    #expect(names == "bde")
  }

  @Test func `a node that removes itself still lets its siblings be visited`() throws {
    let tree = Tree("a", Tree("b"), Tree("c"), Tree("d"))
    var walk = tree.descendants
    var names = ""
    while let node = try walk.next() {
      names += node.name
      tree.remove(node)
    }
    #expect(names == "bcd")
  }

  @Test func `a node below itself is an error and not a hang`() throws {
    let top = sampleTree()["b"]
    let bottom = top["e"]
    bottom.append(top)
    defer { bottom.remove(top) }
    var walk = top.selfAndDescendants
    var names = ""
    #expect(throws: HierarchyError.cycle(through: "Tree")) {
      while let node = try walk.next() { names += node.name }
    }
    #expect(names == "bde")
  }

  @Test func `a chain of fifty thousand nodes is walked without recursion`() throws {
    let nodes = (0..<50_000).map { _ in Tree("n") }
    for (parent, child) in zip(nodes, nodes.dropFirst()) { parent.append(child) }
    var walk = nodes[0].descendants
    var count = 0
    while try walk.next() != nil { count += 1 }
    #expect(count == 49_999)
    for (parent, child) in zip(nodes, nodes.dropFirst()) { parent.remove(child) }
  }
}
