// The engine as a client has it: a tree of the client's own classes, `@UIEnvironment` and
// `environment(_:_:)`, with nothing but public access.

import BenchmarkSupport
import UIEnvironmentCore

private nonisolated enum LocaleKey: UIEnvironmentKey {
  static var defaultValue: String { "en" }
}

private nonisolated enum OtherKey: UIEnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension UIEnvironmentValues {
  nonisolated var locale: String {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  nonisolated var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

class Member: UIEnvironmentable {
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
  @UIEnvironment(\.locale) var locale

  final func append(_ child: Member) {
    do {
      try environmentNode.insert(child.environmentNode)
    } catch {
      fatalError("the shape is no tree: \(error)")
    }
  }

  final func removeFromParent() { environmentNode.removeFromParent() }
}

final class Listener: Member, UIEnvironmentUpdating {
  static var readsWhenTold = false
  private var told = 0

  func updateEnvironment() {
    told &+= 1
    if Self.readsWhenTold { Sink.take(read(self)) }
  }
}

@inline(never)
func read(_ member: Member) -> String { member.locale }

@inline(never)
func readValue(_ member: Member) -> String { member.environmentValue(\.locale) }

func build(_ shape: Shape, _ make: (Int) -> Member) -> [Member] {
  var members: [Member] = []
  for index in 0..<shape.count {
    let member = make(index)
    members.append(member)
    if index > 0 { members[shape.parents[index]].append(member) }
    if shape.overridesOther(index) { member.environment(\.other, index) }
  }
  return members
}

let recorder = Recorder("wrapper")
@exclusivity(unchecked) var locales = Locales()

func measureReads(_ shape: Shape) {
  let members = build(shape) { _ in Member() }
  members[0].environment(\.locale, locales.next())
  let deepest = members[shape.deepest]
  recorder.measure("R1 property", shape.name, .nanoseconds, per: 5000, runs: 40) { _ in
    for _ in 0..<5000 { Sink.take(read(deepest)) }
  }
  recorder.measure("R1", shape.name, .nanoseconds, per: 5000, runs: 40) { _ in
    for _ in 0..<5000 { Sink.take(readValue(deepest)) }
  }
  let all = Unretained(members)
  let runs = recorder.runs(shape)
  recorder.measure("R2", shape.name, .nanoseconds, per: shape.count, runs: runs) { _ in
    members[0].environment(\.locale, locales.next())
  } _: { _ in
    all.forEach { Sink.take(read($0)) }
  }
}

func measureWrites(_ shape: Shape) {
  let members = build(shape) { _ in Listener() }
  let root = members[0]
  func perNode(_ workload: String, setUp: (Int) -> Void = { _ in }) {
    recorder.measure(
      workload, shape.name, .nanoseconds, per: shape.count, runs: recorder.runs(shape),
      setUp: setUp
    ) { _ in root.environment(\.locale, locales.next()) }
  }
  perNode("W1")
  let passer = Listener()
  perNode("W1 first") { _ in
    root.append(passer)
    passer.removeFromParent()
  }
  Listener.readsWhenTold = true
  perNode("W1 reading")
  Listener.readsWhenTold = false

  perHundred("W3 equal", shape) { _ in root.environment(\.locale, "de_DE") }
  for index in 1..<shape.count where shape.parents[index] == 0 {
    members[index].environment(\.locale, "de_DE")
  }
  perHundred("W3 overridden", shape) { _ in root.environment(\.locale, locales.next()) }
}

func measureUnheardKey(_ shape: Shape) {
  let members = build(shape) { _ in Member() }
  for member in members { member.registerForEnvironmentChanges(\.locale) { _, _ in } }
  perHundred("W4 unheard key", shape) { run in members[0].environment(\.other, run) }
}

func measureFewListeners(_ shape: Shape) {
  let members = build(shape) { shape.isOneOfTen($0) ? Listener() : Member() }
  perHundred("W2", shape) { _ in members[0].environment(\.locale, locales.next()) }
  let passer = Listener()
  recorder.measure(
    "W2 first", shape.name, .microseconds, per: 1, runs: 200,
    setUp: { _ in
      members[0].append(passer)
      passer.removeFromParent()
    }
  ) { _ in
    members[0].environment(\.locale, locales.next())
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
  let members = build(shape) { _ in Listener() }
  members[0].environment(\.locale, locales.next())
  let host = members[shape.depths.firstIndex(of: 6)!]
  host.environment(\.other, 5)
  let inserted = build(.inserted) { _ in Listener() }
  func insertion(_ workload: String, _ whenInserted: () -> Void) {
    recorder.measure(
      workload, "1000 into ui2000", .nanoseconds, per: inserted.count, runs: 60
    ) { _ in
      host.append(inserted[0])
      whenInserted()
      inserted[0].removeFromParent()
    }
  }
  insertion("H1") {}
  let all = Unretained(inserted)
  insertion("H1 reading") { all.forEach { Sink.take(read($0)) } }
  withExtendedLifetime(members) {}
}

func measureRelease() {
  var members: [Member] = []
  recorder.measure(
    "D1", Shape.inserted.name, .nanoseconds, per: Shape.inserted.count, runs: 40,
    setUp: { _ in members = build(.inserted) { _ in Member() } }
  ) { _ in members.removeAll() }
}

for shape in recorder.shapes {
  measureReads(shape)
  measureWrites(shape)
  measureUnheardKey(shape)
  if shape.count >= 1000 { measureFewListeners(shape) }
}
measureInsertion()
measureRelease()
// The client's object, its property's memory and its node.
recorder.measureHeap("M", Shape.largest.name, per: Shape.largest.count) {
  build(.largest) { _ in Member() }
}
