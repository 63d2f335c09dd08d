import UIEnvironmentTraversal

/// A tree of plain classes, named so that walks read as words.
class Tree: Hierarchical {
  typealias Node = Tree

  let name: String
  private(set) weak var hierarchyParent: Tree?
  private(set) var hierarchyChildren: [Tree] = []

  init(_ name: String, _ children: Tree...) {
    self.name = name
    for child in children { append(child) }
  }

  func append(_ child: Tree) {
    child.hierarchyParent = self
    hierarchyChildren.append(child)
  }

  func remove(_ child: Tree) {
    child.hierarchyParent = nil
    hierarchyChildren.removeAll { $0 === child }
  }

  subscript(_ name: String) -> Tree {
    var walk = selfAndDescendants
    while let node = try! walk.next() {
      if node.name == name { return node }
    }
    preconditionFailure("no node named \(name)")
  }
}

final class LeafTree: Tree {}

/// `a(b(d e) c(f))`
func sampleTree() -> Tree {
  Tree("a", Tree("b", Tree("d"), Tree("e")), Tree("c", LeafTree("f")))
}

extension Descendants where Node == Tree {
  consuming func names() throws -> String {
    var names = ""
    while let node = try next() { names += node.name }
    return names
  }
}

extension Ancestors where Node == Tree {
  consuming func names() throws -> String {
    var names = ""
    while let node = try next() { names += node.name }
    return names
  }
}
