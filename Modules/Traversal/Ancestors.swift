/// A walk from a node's parent up to the root, one node at a time.
///
/// The walk asks each node for its parent when it gets there. Following `n` parents costs O(n) time
/// and constant space: a cycle is noticed after at most three rounds of it (Brent's algorithm).
public struct Ancestors<Node: Hierarchical> where Node.Node == Node {
  private var current: Node
  private var waypoint: Node
  private var stepsUntilNextWaypoint = 1
  private var stride = 1

  init(of node: Node) {
    current = node
    waypoint = node
  }

  /// Returns the next node above, or `nil` past the root.
  ///
  /// - Throws: ``HierarchyError/cycle(through:)`` where the parents lead back to a node already
  ///   passed.
  public mutating func next() throws(HierarchyError) -> Node? {
    guard let parent = current.hierarchyParent else { return nil }
    guard parent !== waypoint else { throw .cycle(at: parent) }
    current = parent
    stepsUntilNextWaypoint -= 1
    if stepsUntilNextWaypoint == 0 {
      waypoint = parent
      stride *= 2
      stepsUntilNextWaypoint = stride
    }
    return parent
  }
}

extension Hierarchical {
  /// The nodes above this one, nearest first.
  public var ancestors: Ancestors<Node> { Ancestors(of: asNode) }

  /// Returns the nearest node above this one that satisfies the predicate, or `nil`.
  ///
  /// - Throws: ``HierarchyError`` where the parents form a cycle with no such node on the way; what
  ///   the predicate throws.
  public func nearestAncestor(where predicate: (Node) throws -> Bool) throws -> Node? {
    var ancestors = self.ancestors
    while let node = try ancestors.next() {
      if try predicate(node) { return node }
    }
    return nil
  }

  /// The number of nodes above this one: 0 for a root.
  ///
  /// - Throws: ``HierarchyError`` where the parents form a cycle.
  public func depth() throws(HierarchyError) -> Int {
    var ancestors = self.ancestors
    var depth = 0
    while try ancestors.next() != nil { depth += 1 }
    return depth
  }

  /// Returns the root of this node's tree: the node itself where it has no parent.
  ///
  /// - Throws: ``HierarchyError`` where the parents form a cycle.
  public func root() throws(HierarchyError) -> Node {
    var ancestors = self.ancestors
    var root = asNode
    while let node = try ancestors.next() { root = node }
    return root
  }

  /// Returns whether `other` is this node or one above it.
  ///
  /// - Throws: ``HierarchyError`` where the parents form a cycle without `other`.
  public func isDescendantOrSelf(of other: Node) throws(HierarchyError) -> Bool {
    if self === other { return true }
    var ancestors = self.ancestors
    while let node = try ancestors.next() {
      if node === other { return true }
    }
    return false
  }

  /// Returns the deepest node that is, or is above, both this node and the other, or `nil` where
  /// the two stand in different trees.
  ///
  /// Time is linear in the depths of the two nodes; no space is used.
  ///
  /// - Throws: ``HierarchyError`` where the parents of one of the two form a cycle.
  public func commonAncestor(with other: Node) throws(HierarchyError) -> Node? {
    var (left, right): (Node?, Node?) = (asNode, other)
    var surplus = try depth() - other.depth()
    while surplus > 0 {
      left = left?.hierarchyParent
      surplus -= 1
    }
    while surplus < 0 {
      right = right?.hierarchyParent
      surplus += 1
    }
    while left !== right {
      left = left?.hierarchyParent
      right = right?.hierarchyParent
    }
    return left
  }
}
