import BenchmarkSupport
import UIEnvironmentCore

// Here, and not beside the keys, they are there before anything runs, and no read makes sure of that.
let localeSlot = LocaleKey.slot
let otherSlot = OtherKey.slot

let recorder = Recorder("engine")
@exclusivity(unchecked) var locales = Locales()

func measureReads(_ shape: Shape) {
  let tree = Tree(shape) { _ in Host() }
  tree.root.setOverride(locales.next(), of: localeSlot)
  let deepest = tree.nodes[shape.deepest]
  recorder.measure("R1", shape.name, .nanoseconds, per: 5000, runs: 40) { _ in
    for _ in 0..<5000 { Sink.take(read(deepest)) }
  }
  let all = Unretained(tree.nodes)
  let runs = recorder.runs(shape)
  recorder.measure("R2", shape.name, .nanoseconds, per: shape.count, runs: runs) { _ in
    tree.root.setOverride(locales.next(), of: localeSlot)
  } _: { _ in
    all.forEach { Sink.take(read($0)) }
  }
}

func measureWrites(_ shape: Shape) {
  let tree = Tree(shape) { _ in Listener() }
  let root = tree.root
  let runs = recorder.runs(shape)
  func write() { root.setOverride(locales.next(), of: localeSlot) }
  func perNode(_ workload: String, setUp: (Int) -> Void = { _ in }) {
    recorder.measure(
      workload, shape.name, .nanoseconds, per: shape.count, runs: runs, setUp: setUp
    ) { _ in write() }
  }
  write()
  let told = tree.told
  write()
  guard tree.told == told + shape.count else { fatalError("a write must tell every listener") }

  perNode("W1")
  let passer = Listener()
  perNode("W1 first") { _ in
    link(passer.environmentNode, to: root)
    passer.environmentNode.removeFromParent()
  }
  Listener.readsWhenTold = true
  perNode("W1 reading")
  Listener.readsWhenTold = false

  perHundred("W3 equal", shape) { _ in root.setOverride("de_DE", of: localeSlot) }
  for index in 1..<shape.count where shape.parents[index] == 0 {
    tree.nodes[index].setOverride("de_DE", of: localeSlot)
  }
  perHundred("W3 overridden", shape) { _ in write() }
}

func measureUnheardKey(_ shape: Shape) {
  let tree = Tree(shape) { _ in Host() }
  for host in tree.hosts { host.registerForEnvironmentChanges(\.locale) { _, _ in } }
  perHundred("W4 unheard key", shape) { run in tree.root.setOverride(run, of: otherSlot) }
}

func measureFewListeners(_ shape: Shape) {
  let tree = Tree(shape) { shape.isOneOfTen($0) ? Listener() : Host() }
  let root = tree.root
  let told = tree.told
  root.setOverride(locales.next(), of: localeSlot)
  guard tree.told == told + 10 else { fatalError("a write must tell ten") }
  perHundred("W2", shape) { _ in root.setOverride(locales.next(), of: localeSlot) }
  let passer = Listener()
  recorder.measure(
    "W2 first", shape.name, .microseconds, per: 1, runs: 200,
    setUp: { _ in
      link(passer.environmentNode, to: root)
      passer.environmentNode.removeFromParent()
    }
  ) { _ in
    root.setOverride(locales.next(), of: localeSlot)
  }
}

/// Writes a hundred times a run: one write is too short for the clock.
func perHundred(_ workload: String, _ shape: Shape, _ write: (Int) -> Void) {
  recorder.measure(workload, shape.name, .microseconds, per: 100, runs: recorder.runs(shape)) {
    run in
    for index in 0..<100 { write(run * 100 + index) }
  }
}

func measureInsertion() {
  let shape = Shape.screen(2000)
  let tree = Tree(shape) { _ in Listener() }
  tree.root.setOverride(locales.next(), of: localeSlot)
  let host = tree.nodes[shape.depths.firstIndex(of: 6)!]
  host.setOverride(5, of: otherSlot)
  let inserted = Tree(.inserted) { _ in Listener() }
  let count = inserted.nodes.count
  func insertion(_ workload: String, _ subtree: Tree, _ whenInserted: () -> Void) {
    recorder.measure(workload, "1000 into ui2000", .nanoseconds, per: count, runs: 60) { _ in
      link(subtree.root, to: host)
      whenInserted()
      subtree.root.removeFromParent()
    }
  }
  let told = inserted.told
  link(inserted.root, to: host)
  inserted.root.removeFromParent()
  guard inserted.told == told + 2 * count else {
    fatalError("the insertion and the removal must each tell every listener, once")
  }
  insertion("H1", inserted) {}
  let all = Unretained(inserted.nodes)
  insertion("H1 reading", inserted) { all.forEach { Sink.take(read($0)) } }
  let silent = Tree(.inserted) { _ in Host() }
  insertion("H1 nobody listens", silent) {}
}

/// Lets a thousand linked hosts go: their nodes leave the tree as they die.
func measureRelease() {
  var tree: Tree?
  recorder.measure(
    "D1", Shape.inserted.name, .nanoseconds, per: Shape.inserted.count, runs: 40,
    setUp: { _ in tree = Tree(.inserted) { _ in Host() } }
  ) { _ in _ = tree.take() }
}

func measureMemory() {
  let shape = Shape.largest
  var nodes: [UIEnvironmentNode] = []
  nodes.reserveCapacity(shape.count)
  recorder.measureHeap("M", shape.name, per: shape.count) {
    for index in 0..<shape.count {
      let node = UIEnvironmentNode()
      nodes.append(node)
      if index > 0 { link(node, to: nodes[shape.parents[index]]) }
    }
    nodes[0].setOverride("en_US", of: localeSlot)
  }

  let hosts = (0..<shape.count).map { _ in ListenerWithoutNode() }
  recorder.measureHeap("M listening", shape.name, per: shape.count) {
    for index in 0..<shape.count {
      hosts[index].node = UIEnvironmentNode(host: hosts[index])
      if index > 0 {
        link(hosts[index].environmentNode, to: hosts[shape.parents[index]].environmentNode)
      }
    }
    let root = hosts[0].environmentNode
    root.setOverride("en_US", of: localeSlot)
    root.setOverride("fr_FR", of: localeSlot)
  }
}

/// A listener that is there before its node, so that the node can be measured alone.
final class ListenerWithoutNode: UIEnvironmentable, UIEnvironmentUpdating {
  var node: UIEnvironmentNode?
  var environmentNode: UIEnvironmentNode { node! }
  func updateEnvironment() {}
}

for shape in recorder.shapes {
  measureReads(shape)
  measureWrites(shape)
  measureUnheardKey(shape)
  if shape.count >= 1000 { measureFewListeners(shape) }
}
measureInsertion()
measureRelease()
measureMemory()
