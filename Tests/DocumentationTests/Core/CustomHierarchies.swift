import Testing
import UIEnvironmentCore
import UIEnvironmentTraversal

// The code of the article "Adopting the environment in a tree of your own".

// snippet: host
@MainActor
class Part: UIEnvironmentable {
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
  private(set) weak var parent: Part?
  private(set) var parts: [Part] = []

  func append(_ part: Part) throws {
    try environmentNode.insert(part.environmentNode)
    part.parent?.parts.removeAll { $0 === part }
    part.parent = self
    parts.append(part)
  }

  func remove() {
    environmentNode.removeFromParent()
    parent?.parts.removeAll { $0 === self }
    parent = nil
  }
}
// end of snippet

// snippet: hierarchical
extension Part: @MainActor Hierarchical {
  typealias Node = Part
  var hierarchyParent: Part? { parent }
  var hierarchyChildren: [Part] { parts }
}
// end of snippet

@MainActor @Suite struct CustomHierarchiesTests {
  @Test func `a tree of plain classes carries values`() throws {
    // snippet: use
    let drawing = Part()
    let group = Part()
    let shape = Part()
    try drawing.append(group)
    try group.append(shape)

    drawing.environment(\.spacing, 2)
    // end of snippet
    #expect(shape.environmentValue(\.spacing) == 2)
    shape.remove()
    #expect(shape.environmentValue(\.spacing) == 8)
    #expect(group.parts.isEmpty)
  }

  @Test func `a refused insertion leaves the tree as it was`() throws {
    let (outer, inner) = (Part(), Part())
    try outer.append(inner)
    #expect(throws: UIEnvironmentError.insertionBelowItself(node: "Part", parent: "Part")) {
      try inner.append(outer)
    }
    #expect(outer.parent == nil)
    #expect(inner.parts.isEmpty)
  }

  @Test func `the same tree is walked`() throws {
    let (drawing, group, shape) = (Part(), Part(), Part())
    try drawing.append(group)
    try group.append(shape)

    // snippet: walk
    var walk = drawing.descendants
    var overriding: [Part] = []
    while let part = try walk.next() {
      if part.hasEnvironmentOverride(\.spacing) { overriding.append(part) }
    }
    // end of snippet
    #expect(overriding.isEmpty)
    #expect(try shape.depth() == 2)
  }
}
