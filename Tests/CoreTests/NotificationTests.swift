import Testing
import UIEnvironmentCore

@MainActor @Suite struct NotificationTests {
  let log = Log()

  private func listener(_ name: String, _ children: SceneNode...) -> Listener {
    let listener = Listener(name, log: log)
    for child in children { listener.append(child) }
    return listener
  }

  @Test func `a write tells parents before children, each once, skipping no sibling`() {
    let root = listener("a", listener("b", listener("c")), SceneNode("x", listener("d")))
    root.append(listener("e"))
    _ = log.take()
    root.environment(\.text, "new")
    #expect(log.take() == ["a", "b", "c", "d", "e"])
  }

  @Test func `a conforming object is told of keys that it does not read`() {
    let root = listener("a")
    root.environment(\.number, 1)
    #expect(log.take() == ["a"])
  }

  @Test func `an equal value tells nobody`() {
    let root = listener("a", listener("b"))
    root.environment(\.text, "default")
    #expect(log.take() == [])
    root.environment(\.text, "new")
    root.environment(\.text, "new")
    #expect(log.take() == ["a", "b"])
  }

  @Test func `values that cannot be compared count as changed`() {
    let root = listener("a")
    let closure = { 1 }
    root.environment(\.closure, closure)
    root.environment(\.closure, closure)
    #expect(log.take() == ["a", "a"])
  }

  @Test func `nobody is told below an object that sets the key itself`() {
    let inner = listener("b", listener("c"))
    let root = listener("a", inner, listener("d"))
    inner.environment(\.text, "inner")
    _ = log.take()
    root.environment(\.text, "outer")
    #expect(log.take() == ["a", "d"])
    root.environment(\.number, 1)
    #expect(log.take() == ["a", "b", "c", "d"])
  }

  @Test func `removing an override tells those for whom the value changes`() {
    let inner = listener("b", listener("c"))
    let root = listener("a", inner)
    root.environment(\.text, "same")
    inner.environment(\.text, "same")
    _ = log.take()
    inner.removeEnvironment(\.text)
    #expect(log.take() == [])
    inner.environment(\.text, "other")
    _ = log.take()
    inner.removeEnvironment(\.text)
    #expect(log.take() == ["b", "c"])
    inner.removeEnvironment(\.text)
    #expect(log.take() == [])
  }

  @Test func `several keys written through one path are one telling`() {
    let root = listener("a", listener("b"))
    root.environment(\.labelled, Labelled(text: "t", number: 1))
    #expect(log.take() == ["a", "b"])
  }

  @Test func `moving a subtree tells each of its members once if a value changes for it`() {
    let shielded = listener("c", listener("d"))
    let moved = listener("b", shielded, listener("e"))
    let (first, second) = (SceneNode("first", moved), SceneNode("second"))
    first.environment(\.text, "1").environment(\.number, 1)
    second.environment(\.text, "2").environment(\.number, 2)
    shielded.environment(\.text, "own").environment(\.number, 9)
    _ = log.take()
    second.append(moved)
    #expect(log.take() == ["b", "e"])
    second.insert(moved, at: 0)
    #expect(log.take() == [])
  }

  @Test func `a move between places with equal values tells nobody`() {
    let moved = listener("b")
    let (first, second) = (SceneNode("first", moved), SceneNode("second"))
    first.environment(\.text, "same")
    second.environment(\.text, "same")
    _ = log.take()
    second.append(moved)
    #expect(log.take() == [])
  }

  @Test func `what the system announces reaches those below its node and loses to what is set`() {
    let bottom = listener("b")
    let setter = listener("a", bottom)
    let top = SceneNode("top", setter, listener("c"))
    try! UIEnvironmentNode.system.insert(top.environmentNode)
    setter.environment(\.text, "set")
    _ = log.take()
    defer {
      UIEnvironmentNode.system.removeOverride(of: textSlot)
      top.environmentNode.removeFromParent()
    }
    UIEnvironmentNode.system.setOverride("system", of: textSlot)
    #expect(log.take() == ["c"])
    #expect(bottom.text == "set")
    #expect(SceneNode("detached").environmentValue(\.text) == "system")
    setter.removeEnvironment(\.text)
    #expect(bottom.text == "system")
  }

  private var textSlot: Slot<String> {
    let recorder = ReadRecorder()
    _ = UIEnvironmentValues(source: nil, recorder: recorder).text
    return unsafeDowncast(recorder.slots[0], to: Slot<String>.self)
  }
}
