/// A walk over a node and everything below it, parents before children, siblings in order.
///
/// The walk is lazy: a node's children are asked for only when the walk moves past that node, so
/// whatever was done to the node meanwhile counts. The tree may change under the walk: a node that
/// has left its parent by the time the walk gets there is passed over with all that is below it; a
/// node inserted into a list of children that the walk has already begun is not visited.
///
/// ```swift
/// var walk = root.descendants
/// while let node = try walk.next() {
///   if node.isOpaque { walk.skipDescendants() }
/// }
/// ```
///
/// Visiting `n` nodes costs O(n) time, and space for the children along one path.
public struct Descendants<Node: Hierarchical> where Node.Node == Node {
  private struct Level {
    let parent: Node
    let children: [Node]
    var position = 0
  }

  private var levels: [Level] = []
  private var path: Set<ObjectIdentifier> = []
  private var pending: Node?
  private var visited: Node?

  init(of node: Node, includingSelf: Bool) {
    if includingSelf { pending = node } else { visited = node }
  }

  /// Returns the next node in pre-order, or `nil` when all have been visited.
  ///
  /// - Throws: ``HierarchyError/cycle(through:)`` where a node stands below itself.
  public mutating func next() throws(HierarchyError) -> Node? {
    if let first = pending {
      pending = nil
      visited = first
      return first
    }
    descend()
    while var level = levels.popLast() {
      while level.position < level.children.count {
        let child = level.children[level.position]
        level.position += 1
        guard child.hierarchyParent === level.parent else { continue }
        levels.append(level)
        guard !path.contains(ObjectIdentifier(child)) else { throw .cycle(at: child) }
        visited = child
        return child
      }
      path.remove(ObjectIdentifier(level.parent))
    }
    return nil
  }

  /// Leaves out everything below the node that was returned last.
  public mutating func skipDescendants() {
    visited = nil
  }

  private mutating func descend() {
    guard let parent = visited else { return }
    visited = nil
    let children = parent.hierarchyChildren
    guard !children.isEmpty else { return }
    levels.append(Level(parent: parent, children: children))
    path.insert(ObjectIdentifier(parent))
  }
}

extension Hierarchical {
  /// The nodes below this one, in pre-order.
  public var descendants: Descendants<Node> { Descendants(of: asNode, includingSelf: false) }

  /// This node, then the nodes below it, in pre-order.
  public var selfAndDescendants: Descendants<Node> {
    Descendants(of: asNode, includingSelf: true)
  }
}
