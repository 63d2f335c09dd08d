/// Items in a forest, each with whether it is expanded.
package struct Outline<Item: Hashable & Sendable>: Sendable {
  struct Node: Sendable {
    var parent: Item?
    var children: [Item] = []
    var isExpanded = false
  }

  private(set) var roots: [Item] = []
  private(set) var nodes: [Item: Node] = [:]

  func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }

  /// The items above, the nearest first.
  func ancestors(of item: Item) -> [Item] {
    var result: [Item] = []
    var next = nodes[item]?.parent
    while let above = next {
      result.append(above)
      next = nodes[above]?.parent
    }
    return result
  }

  /// The items, each before those below it; what lies below an item is left out if `enters` says so.
  func items(below start: Item? = nil, enters: (Item) -> Bool = { _ in true }) -> [Item] {
    var result: [Item] = []
    var waiting = Array(children(of: start).reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if enters(item) { waiting.append(contentsOf: children(of: item).reversed()) }
    }
    return result
  }

  /// The items directly below one, or the roots.
  func children(of parent: Item?) -> [Item] {
    guard let parent else { return roots }
    return nodes[parent]?.children ?? []
  }

  /// The part below an item, or with it, as an outline of its own.
  func part(below parent: Item, includingParent: Bool) -> Outline {
    var part = Outline()
    for item in (includingParent ? [parent] : []) + items(below: parent) {
      part.nodes[item] = nodes[item]
    }
    part.roots = includingParent ? [parent] : children(of: parent)
    for root in part.roots { part.nodes[root]?.parent = nil }
    return part
  }

  /// Inserts an outline among the children of an item, or among the roots.
  mutating func insert(_ other: Outline, below parent: Item?, at index: Int) {
    nodes.merge(other.nodes) { _, new in new }
    for root in other.roots { nodes[root]?.parent = parent }
    changeChildren(of: parent) { $0.insert(contentsOf: other.roots, at: index) }
  }

  /// Inserts items without children.
  mutating func insert(_ items: [Item], below parent: Item?, at index: Int) {
    for item in items { nodes[item] = Node(parent: parent) }
    changeChildren(of: parent) { $0.insert(contentsOf: items, at: index) }
  }

  /// Removes an item with all below it.
  mutating func remove(_ item: Item) {
    guard let node = nodes[item] else { return }
    for below in items(below: item) { nodes[below] = nil }
    nodes[item] = nil
    changeChildren(of: node.parent) { $0.removeAll { $0 == item } }
  }

  mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
    nodes[item]?.isExpanded = isExpanded
  }

  private mutating func changeChildren(of parent: Item?, _ change: (inout [Item]) -> Void) {
    if let parent {
      if var node = nodes[parent] {
        change(&node.children)
        nodes[parent] = node
      }
    } else {
      change(&roots)
    }
  }
}
