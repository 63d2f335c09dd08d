import Testing
import UIEnvironmentCore

/// A widget of a toolkit that tells nobody when its tree changes.
@MainActor
private final class Widget: UIEnvironmentFollowing, UIEnvironmentUpdating {
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
  let name: String
  let log: Log
  weak var parent: Widget?
  var children: [Widget] = [] {
    didSet {
      for child in oldValue { child.parent = nil }
      for child in children { child.parent = self }
    }
  }
  @UIEnvironment(\.text) var text

  var environmentParent: (any UIEnvironmentable)? { parent }
  var environmentChildren: [any UIEnvironmentable] { children }

  init(_ name: String, _ log: Log, _ children: Widget...) {
    self.name = name
    self.log = log
    self.children = children
    for child in children { child.parent = self }
  }

  func updateEnvironment() { log.events.append("\(name):\(text)") }
}

@MainActor @Suite struct FollowingTests {
  let log = Log()

  @Test func `values flow down a tree that links no nodes`() {
    let leaf = Widget("leaf", log)
    let root = Widget("root", log, Widget("middle", log, leaf))
    root.environment(\.text, "1")
    #expect(log.take() == ["root:1", "middle:1", "leaf:1"])
    #expect(leaf.text == "1")
  }

  @Test func `a read sees where the object is at that moment`() {
    let leaf = Widget("leaf", log)
    let (first, second) = (Widget("first", log, leaf), Widget("second", log))
    first.environment(\.text, "1")
    second.environment(\.text, "2")
    #expect(leaf.text == "1")
    first.children = []
    second.children = [leaf]
    #expect(leaf.text == "2")
    #expect(leaf.environmentValue(\.text) == "2")
  }

  @Test func `a write reaches the tree as it is then, in its order`() {
    let (a, b, c) = (Widget("a", log), Widget("b", log), Widget("c", log))
    let root = Widget("root", log, a, b)
    root.environment(\.text, "1")
    _ = log.take()
    root.children = [c, b, a]
    root.environment(\.text, "2")
    #expect(log.take() == ["c:1", "root:2", "c:2", "b:2", "a:2"])
    root.children = [b]
    root.environment(\.text, "3")
    #expect(log.take().suffix(2) == ["root:3", "b:3"])
  }

  @Test func `a move is told when it is noticed`() {
    let leaf = Widget("leaf", log)
    let root = Widget("root", log)
    root.environment(\.text, "1")
    root.children = [leaf]
    _ = log.take()
    leaf.environmentNode.followHost()
    #expect(log.take() == ["leaf:1"])
    leaf.environmentNode.followHost()
    #expect(log.take() == [])
  }

  @Test func `parents in a cycle hang nothing`() {
    let (a, b) = (Widget("a", log), Widget("b", log))
    a.children = [b]
    b.children = [a]
    #expect(a.text == "default")
    a.environment(\.text, "1")
    #expect(a.text == "1")
    a.children = []
    b.children = []
  }
}
