import Testing
import UIEnvironmentCore

@MainActor @Suite struct ReadingTests {
  @Test func `a detached object reads defaults`() {
    let listener = Listener("a")
    #expect(listener.text == "default")
    #expect(listener.environmentValue(\.number) == 0)
  }

  @Test func `a value is read where it was set and by every descendant`() {
    let leaf = Listener("leaf")
    let middle = SceneNode("middle", leaf)
    let root = SceneNode("root", middle)
    root.environment(\.text, "set")
    #expect(root.environmentValue(\.text) == "set")
    #expect(middle.environmentValue(\.text) == "set")
    #expect(leaf.text == "set")
  }

  @Test func `the nearest ancestor that sets the key wins`() {
    let leaf = Listener("leaf")
    let middle = SceneNode("middle", leaf)
    let root = SceneNode("root", middle)
    root.environment(\.text, "far")
    middle.environment(\.text, "near")
    #expect(leaf.text == "near")
    #expect(root.environmentValue(\.text) == "far")
    middle.removeEnvironment(\.text)
    #expect(leaf.text == "far")
    root.removeEnvironment(\.text)
    #expect(leaf.text == "default")
  }

  @Test func `an override is asked for without reading it`() {
    let root = SceneNode()
    let child = SceneNode()
    root.append(child)
    #expect(!root.hasEnvironmentOverride(\.text))
    root.environment(\.text, "default")
    #expect(root.hasEnvironmentOverride(\.text))
    #expect(!child.hasEnvironmentOverride(\.text))
    root.removeEnvironment(\.text)
    #expect(!root.hasEnvironmentOverride(\.text))
  }

  @Test func `keys do not disturb one another`() {
    let root = SceneNode()
    root.environment(\.text, "t").environment(\.number, 3)
    root.removeEnvironment(\.text)
    #expect(root.environmentValue(\.number) == 3)
    #expect(root.environmentValue(\.text) == "default")
  }

  @Test func `a moved subtree reads from its new place at once`() {
    let leaf = Listener("leaf")
    let first = SceneNode("first", leaf)
    let second = SceneNode("second")
    first.environment(\.text, "first")
    second.environment(\.text, "second")
    #expect(leaf.text == "first")
    second.append(leaf)
    #expect(leaf.text == "second")
    leaf.removeFromParent()
    #expect(leaf.text == "default")
  }

  @Test func `overrides travel with their subtree`() {
    let leaf = Listener("leaf")
    let middle = SceneNode("middle", leaf)
    middle.environment(\.number, 7)
    let root = SceneNode("root")
    root.environment(\.text, "root")
    root.append(middle)
    #expect(leaf.environmentValue(\.labelled) == Labelled(text: "root", number: 7))
  }

  @Test func `a path into a value writes from what is resolved and sets the whole key`() {
    let leaf = SceneNode("leaf")
    let root = SceneNode("root", leaf)
    root.environment(\.labelled, Labelled(text: "a", number: 1))
    leaf.environment(\.labelled.number, 2)
    #expect(leaf.environmentValue(\.labelled) == Labelled(text: "a", number: 2))
    root.environment(\.text, "b")
    #expect(leaf.environmentValue(\.text) == "a")
    leaf.removeEnvironment(\.labelled)
    #expect(leaf.environmentValue(\.labelled) == Labelled(text: "b", number: 1))
  }

  @Test func `values stand on their own without a hierarchy`() {
    var values = UIEnvironmentValues()
    #expect(values.text == "default")
    values.text = "own"
    let copy = values
    values.text = "later"
    #expect(copy.text == "own")
    #expect(values.text == "later")
    #expect(values.number == 0)
  }

  @Test func `values kept from a path's setter keep what was set`() {
    defer { KeptValues.all = [] }
    let root = SceneNode("root")
    root.environment(\.keptText, "1").environment(\.keptText, "2")
    #expect(root.environmentValue(\.text) == "2")
    #expect(KeptValues.all.map(\.text) == ["1", "2"])
  }

  @Test func `one property shared by two objects reads for each of them`() {
    let first = Listener("first")
    let second = Listener("second")
    first.environment(\.text, "1")
    second.environment(\.text, "2")
    #expect([first.text, second.text, first.text] == ["1", "2", "1"])
  }

  @Test func `a value dies with its override even after it was read`() {
    final class Holder: SceneNode {
      @UIEnvironment(\.object) var object
    }
    let holder = Holder()
    weak var weakObject: AnyObject?
    do {
      let object = SceneNode()
      weakObject = object
      holder.environment(\.object, object)
      #expect(holder.object === object)
    }
    #expect(weakObject != nil)
    holder.removeEnvironment(\.object)
    #expect(weakObject == nil)
  }

  @Test func `a replaced value is released when the write is over`() {
    let node = SceneNode()
    weak var weakObject: AnyObject?
    do {
      let object = SceneNode()
      weakObject = object
      node.environment(\.object, object)
    }
    node.environment(\.object, SceneNode())
    #expect(weakObject == nil)
  }
}

private enum KeptValues {
  nonisolated(unsafe) static var all: [UIEnvironmentValues] = []
}

extension UIEnvironmentValues {
  /// The text, whose setter keeps a copy of the values.
  fileprivate var keptText: String {
    get { text }
    set {
      text = newValue
      KeptValues.all.append(self)
    }
  }
}
