/// The hierarchy written down from its contract, with no thought of speed: values are found by
/// walking up, and each listener's knowledge of each key is spelled out.
///
/// The one rule: whenever something happens at a node, its subtree is walked in pre-order, and each
/// listener that knows another value of a key in question than it now resolves is told. Where
/// callbacks change the tree, the walk goes on from the node that would have been next.
final class FuzzModel {
  /// A value, or rather one write of it: for keys without equality, two writes are never the same.
  struct Known: Equatable {
    var value: Int
    var write: Int
  }

  final class Node {
    let index: Int
    let isUpdating: Bool
    var parent: Node?
    var children: [Node] = []
    var overrides: [Int: Known] = [:]
    var known: [Known]
    var registrations: [Registration] = []

    init(index: Int, isUpdating: Bool, keyCount: Int) {
      self.index = index
      self.isUpdating = isUpdating
      known = Array(repeating: Known(value: 0, write: 0), count: keyCount)
    }
  }

  final class Registration {
    let id: Int
    let keys: [Int]
    let node: Node
    var known: [Known]
    var isActive = true

    init(id: Int, keys: [Int], node: Node, known: [Known]) {
      self.id = id
      self.keys = keys
      self.node = node
      self.known = known
    }
  }

  private final class Pass {
    let root: Node
    let keys: Set<Int>
    let rootShields: Bool
    var next: Node?

    init(root: Node, keys: Set<Int>, rootShields: Bool) {
      self.root = root
      self.keys = keys
      self.rootShields = rootShields
      next = root
    }
  }

  let nodes: [Node]
  let keyCount: Int
  /// Keys without equality.
  let incomparable: Set<Int>
  private(set) var log: [String] = []
  private var registrations: [Int: Registration] = [:]
  private var passes: [Pass] = []
  private var script: [Int: FuzzOperation] = [:]
  private var callbacks = 0
  private var writes = 0

  init(nodeCount: Int, keyCount: Int, incomparable: Set<Int>, isUpdating: (Int) -> Bool) {
    self.keyCount = keyCount
    self.incomparable = incomparable
    nodes = (0..<nodeCount).map {
      Node(index: $0, isUpdating: isUpdating($0), keyCount: keyCount)
    }
  }

  func run(_ step: FuzzStep) {
    log = []
    callbacks = 0
    script = step.script
    perform(step.operation)
  }

  func value(of key: Int, at node: Node) -> Int { resolve(key, at: node).value }

  /// The trees as words: each node's index, overrides and registrations, its children in brackets.
  var description: String {
    nodes.filter { $0.parent == nil }.map(describe).joined(separator: " ")
  }

  private func describe(_ node: Node) -> String {
    let overrides = node.overrides.sorted { $0.key < $1.key }.map {
      " k\($0.key)=\($0.value.value)"
    }
    let registrations = node.registrations.map { " r\($0.id)\($0.keys)" }
    let children = node.children.map(describe)
    return "\(node.isUpdating ? "u" : "")\(node.index)" + overrides.joined()
      + registrations.joined()
      + (children.isEmpty ? "" : "(\(children.joined(separator: ", ")))")
  }

  /// Listeners that know another value than they resolve; none may be left when a step is over.
  var uninformed: [Int] {
    nodes.filter { node in
      (0..<keyCount).contains { node.isUpdating && isNews(node.known, $0, at: node) }
        || node.registrations.contains { registration in
          registration.keys.contains { isNews(registration.known, $0, at: node) }
        }
    }.map(\.index)
  }

  // MARK: Operations

  private func perform(_ operation: FuzzOperation) {
    switch operation {
    case .set(let node, let key, let value):
      write([key], value, at: nodes[node])
    case .setTwo(let node, let key, let otherKey, let value):
      write([key, otherKey], value, at: nodes[node])
    case .remove(let node, let key):
      guard nodes[node].overrides.removeValue(forKey: key) != nil else { return }
      tell(below: nodes[node], keys: [key], rootShields: false)
    case .move(let node, let parent, let position):
      move(nodes[node], into: nodes[parent], at: position)
    case .detach(let node):
      guard nodes[node].parent != nil else { return }
      leave(nodes[node])
      tell(below: nodes[node], keys: Set(0..<keyCount), rootShields: true)
    case .register(let node, let keys, let id):
      perform(.unregister(id: id))
      let known = (0..<keyCount).map { resolve($0, at: nodes[node]) }
      let registration = Registration(id: id, keys: keys, node: nodes[node], known: known)
      registrations[id] = registration
      nodes[node].registrations.append(registration)
    case .unregister(let id):
      guard let registration = registrations.removeValue(forKey: id) else { return }
      registration.isActive = false
      registration.node.registrations.removeAll { $0 === registration }
    }
  }

  private func write(_ keys: Set<Int>, _ value: Int, at node: Node) {
    for key in keys {
      if !incomparable.contains(key), node.overrides[key]?.value == value { continue }
      writes += 1
      node.overrides[key] = Known(value: value, write: writes)
    }
    tell(below: node, keys: keys, rootShields: false)
  }

  private func move(_ node: Node, into parent: Node, at position: Int) {
    guard !isAtOrBelow(parent, node) else { return }
    leave(node)
    node.parent = parent
    parent.children.insert(node, at: min(position, parent.children.count))
    tell(below: node, keys: Set(0..<keyCount), rootShields: true)
  }

  private func leave(_ node: Node) {
    for pass in passes {
      guard let next = pass.next, node !== pass.root, isAtOrBelow(next, node),
        isAtOrBelow(node, pass.root)
      else { continue }
      pass.next = successor(of: node, below: pass.root, descending: false)
    }
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
  }

  // MARK: Telling

  private func tell(below root: Node, keys: Set<Int>, rootShields: Bool) {
    let pass = Pass(root: root, keys: keys, rootShields: rootShields)
    passes.append(pass)
    while let node = pass.next {
      let reaching = pass.keys.filter { reaches($0, node, pass) }
      pass.next = successor(of: node, below: root, descending: !reaching.isEmpty)
      if node.isUpdating, reaching.contains(where: { isNews(node.known, $0, at: node) }) {
        node.known = (0..<keyCount).map { resolve($0, at: node) }
        call("u\(node.index)")
      }
      for registration in node.registrations where registration.isActive {
        tell(registration, reaching)
      }
    }
    passes.removeLast()
  }

  private func tell(_ registration: Registration, _ reaching: Set<Int>) {
    let node = registration.node
    let keys = registration.keys
    guard
      keys.contains(where: { reaching.contains($0) && isNews(registration.known, $0, at: node) })
    else { return }
    let former = keys.map { registration.known[$0].value }
    for key in keys { registration.known[key] = resolve(key, at: node) }
    call("r\(registration.id)\(former)")
  }

  private func call(_ event: String) {
    log.append(event)
    callbacks += 1
    if let operation = script[callbacks - 1] { perform(operation) }
  }

  private func reaches(_ key: Int, _ node: Node, _ pass: Pass) -> Bool {
    var next: Node? = node
    while let current = next {
      if current === pass.root, !pass.rootShields { return true }
      if current.overrides[key] != nil { return false }
      if current === pass.root { return true }
      next = current.parent
    }
    // The node has left the pass's root since the walk came to it.
    return false
  }

  private func isNews(_ known: [Known], _ key: Int, at node: Node) -> Bool {
    let now = resolve(key, at: node)
    return incomparable.contains(key) ? known[key] != now : known[key].value != now.value
  }

  // MARK: The tree

  private func resolve(_ key: Int, at node: Node) -> Known {
    var next: Node? = node
    while let current = next {
      if let value = current.overrides[key] { return value }
      next = current.parent
    }
    return Known(value: 0, write: 0)
  }

  private func isAtOrBelow(_ node: Node, _ other: Node) -> Bool {
    var next: Node? = node
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }

  private func successor(of start: Node, below root: Node, descending: Bool) -> Node? {
    if descending, let child = start.children.first { return child }
    var node = start
    while node !== root {
      guard let parent = node.parent else { return nil }
      let index = parent.children.firstIndex { $0 === node }!
      if index + 1 < parent.children.count { return parent.children[index + 1] }
      node = parent
    }
    return nil
  }
}
