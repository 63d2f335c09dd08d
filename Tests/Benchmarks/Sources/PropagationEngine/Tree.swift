import BenchmarkSupport
import UIEnvironmentCore

nonisolated enum LocaleKey: UIEnvironmentKey {
  static var defaultValue: String { "en" }
}

nonisolated enum OtherKey: UIEnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension UIEnvironmentValues {
  nonisolated var locale: String { self[LocaleKey.self] }
}

/// What the engine's nodes belong to; as little as there can be.
class Host: UIEnvironmentable {
  let environmentNode = UIEnvironmentNode()

  init() { environmentNode.setHost(self) }
}

/// Is told of everything.
final class Listener: Host, UIEnvironmentUpdating {
  static var readsWhenTold = false
  private(set) var told = 0

  func updateEnvironment() {
    told &+= 1
    if Self.readsWhenTold { Sink.take(read(environmentNode)) }
  }
}

@inline(never)
func read(_ node: UIEnvironmentNode) -> String { node.value(of: localeSlot) }

/// Hosts whose nodes are linked in a shape; the nodes hold no children, so the hosts are all there is.
final class Tree {
  let hosts: [Host]
  let nodes: [UIEnvironmentNode]
  var root: UIEnvironmentNode { nodes[0] }

  init(_ shape: Shape, _ make: (Int) -> Host) {
    var hosts: [Host] = []
    for index in 0..<shape.count {
      let host = make(index)
      hosts.append(host)
      if index > 0 { link(host.environmentNode, to: hosts[shape.parents[index]].environmentNode) }
      if shape.overridesOther(index) { host.environmentNode.setOverride(index, of: otherSlot) }
    }
    self.hosts = hosts
    nodes = hosts.map(\.environmentNode)
  }

  var told: Int { hosts.reduce(0) { $0 + (($1 as? Listener)?.told ?? 0) } }
}

func link(_ node: UIEnvironmentNode, to parent: UIEnvironmentNode) {
  do {
    try parent.insert(node)
  } catch {
    fatalError("the shape is no tree: \(error)")
  }
}
