import BenchmarkSupport

private enum LocaleKey: NaiveKey {
  static var defaultValue: String { "en" }
}

private enum OtherKey: NaiveKey {
  static var defaultValue: Int { 0 }
}

extension NaiveValues {
  var locale: String {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

var readsWhenTold = false

final class Listener: NaiveNode, NaiveUpdating {
  private var told = 0

  func updateEnvironment() {
    told &+= 1
    if readsWhenTold { Sink.take(read(self)) }
  }
}

final class Reader: NaiveNode {
  @NaiveEnvironment(\.locale) var locale
}

@inline(never)
func read(_ node: NaiveNode) -> String { node.value(\.locale) }

@inline(never)
func readProperty(_ node: Reader) -> String { node.locale }

func build(_ shape: Shape, _ make: (Int) -> NaiveNode) -> [NaiveNode] {
  var nodes: [NaiveNode] = []
  for index in 0..<shape.count {
    let node = make(index)
    nodes.append(node)
    if index > 0 { nodes[shape.parents[index]].append(node) }
    if shape.overridesOther(index) { node.set(\.other, index) }
  }
  return nodes
}

let recorder = Recorder("naive")
@exclusivity(unchecked) var locales = Locales()

func measureReads(_ shape: Shape) {
  let nodes = build(shape) { _ in Reader() }
  nodes[0].set(\.locale, locales.next())
  let deepest = nodes[shape.deepest] as! Reader
  let reads = max(20, 20_000 / (shape.depths[shape.deepest] + 1))
  recorder.measure("R1", shape.name, .nanoseconds, per: reads, runs: 15) { _ in
    for _ in 0..<reads { Sink.take(read(deepest)) }
  }
  recorder.measure("R1 property", shape.name, .nanoseconds, per: reads, runs: 15) { _ in
    for _ in 0..<reads { Sink.take(readProperty(deepest)) }
  }
  let all = Unretained(nodes)
  recorder.measure("R2", shape.name, .nanoseconds, per: shape.count, runs: recorder.runs(shape)) {
    _ in
    nodes[0].set(\.locale, locales.next())
  } _: { _ in
    all.forEach { Sink.take(read($0)) }
  }
}

func measureWrites(_ shape: Shape) {
  let nodes = build(shape) { _ in Listener() }
  let root = nodes[0]
  let runs = recorder.runs(shape)
  func perNode(_ workload: String) {
    recorder.measure(workload, shape.name, .nanoseconds, per: shape.count, runs: runs) { _ in
      root.set(\.locale, locales.next())
    }
  }
  // All writes cost the same here: nothing is remembered that could be stale.
  perNode("W1")
  perNode("W1 first")
  readsWhenTold = true
  perNode("W1 reading")
  readsWhenTold = false

  func perWrite(_ workload: String, _ write: (Int) -> Void) {
    recorder.measure(workload, shape.name, .microseconds, per: 1, runs: runs, write)
  }
  perWrite("W4 unheard key") { run in root.set(\.other, run) }
  perWrite("W3 equal") { _ in root.set(\.locale, "fr_FR") }
  for child in root.children { child.set(\.locale, "de_DE") }
  perWrite("W3 overridden") { _ in root.set(\.locale, locales.next()) }
}

func measureFewListeners(_ shape: Shape) {
  let nodes = build(shape) { shape.isOneOfTen($0) ? Listener() : NaiveNode() }
  for workload in ["W2", "W2 first"] {
    recorder.measure(workload, shape.name, .microseconds, per: 1, runs: recorder.runs(shape)) { _ in
      nodes[0].set(\.locale, locales.next())
    }
  }
}

func measureInsertion() {
  let shape = Shape.screen(2000)
  let nodes = build(shape) { _ in Listener() }
  nodes[0].set(\.locale, locales.next())
  let host = nodes[shape.depths.firstIndex(of: 6)!]
  host.set(\.other, 5)
  let inserted = build(.inserted) { _ in Listener() }
  let count = inserted.count
  recorder.measure("H1", "1000 into ui2000", .nanoseconds, per: count, runs: 40) { _ in
    host.append(inserted[0])
    host.removeLast()
  }
  let all = Unretained(inserted)
  recorder.measure("H1 reading", "1000 into ui2000", .nanoseconds, per: count, runs: 40) { _ in
    host.append(inserted[0])
    all.forEach { Sink.take(read($0)) }
    host.removeLast()
  }
  withExtendedLifetime(nodes) {}
}

func measureRelease() {
  var nodes: [NaiveNode] = []
  recorder.measure(
    "D1", Shape.inserted.name, .nanoseconds, per: Shape.inserted.count, runs: 40,
    setUp: { _ in nodes = build(.inserted) { _ in NaiveNode() } }
  ) { _ in nodes.removeAll() }
}

for shape in recorder.shapes {
  measureReads(shape)
  measureWrites(shape)
  if shape.count >= 1000 { measureFewListeners(shape) }
}
measureInsertion()
measureRelease()
recorder.measureHeap("M", Shape.largest.name, per: Shape.largest.count) {
  build(.largest) { _ in NaiveNode() }
}
