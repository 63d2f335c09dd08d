import Testing
import UIEnvironmentCore

@MainActor @Suite struct CallbackTests {
  let log = Log()

  private func tree() -> (root: Listener, a: Listener, b: Listener, c: Listener) {
    let (a, b, c) = (Listener("a", log: log), Listener("b", log: log), Listener("c", log: log))
    let root = Listener("root", log: log, a, b, c)
    return (root, a, b, c)
  }

  @Test func `a callback that writes the same key again tells everybody of the last value once`() {
    let (root, _, _, c) = tree()
    root.onUpdate = { [unowned root] in root.environment(\.text, "final") }
    root.environment(\.text, "first")
    #expect(log.take() == ["root", "root", "a", "b", "c"])
    #expect(c.text == "final")
  }

  @Test func `a callback that writes the old value back tells only itself again`() {
    let (root, _, _, _) = tree()
    var writesBack = true
    root.onUpdate = { [unowned root] in
      guard writesBack else { return }
      writesBack = false
      root.environment(\.text, "default")
    }
    root.environment(\.text, "new")
    #expect(log.take() == ["root", "root"])
  }

  @Test func `an object removed by a callback before its turn is not called`() {
    let (root, a, b, _) = tree()
    a.onUpdate = { [unowned b] in b.removeFromParent() }
    root.environment(\.text, "new")
    #expect(log.take() == ["root", "a", "c"])
    #expect(b.text == "default")
  }

  @Test func `an object moved by a callback before its turn is told exactly once`() {
    let (root, a, b, c) = tree()
    a.onUpdate = { [unowned b, unowned c] in c.append(b) }
    root.environment(\.text, "new")
    #expect(log.take().sorted() == ["a", "b", "c", "root"])
  }

  @Test func `an object that moves itself on is not told twice`() {
    let (root, a, b, c) = tree()
    a.onUpdate = { [unowned a, unowned c] in c.append(a) }
    root.environment(\.text, "new")
    #expect(log.take() == ["root", "a", "b", "c"])
    #expect(b.text == "new")
  }

  @Test func `an object inserted by a callback is told by its own move only`() {
    let (root, a, _, _) = tree()
    let late = Listener("late", log: log)
    a.onUpdate = { [unowned root] in root.append(late) }
    root.environment(\.text, "new")
    #expect(log.take() == ["root", "a", "late", "b", "c"])
  }

  @Test func `a callback may drop the last reference to the object that is being called`() {
    let root = SceneNode("root")
    weak var weakListener: Listener?
    do {
      let listener = Listener("gone", log: log)
      weakListener = listener
      listener.onUpdate = { [unowned listener] in
        listener.removeFromParent()
        // Still alive, though its tree no longer holds it.
        #expect(listener.name == "gone")
      }
      root.append(listener)
    }
    root.append(Listener("next", log: log))
    root.environment(\.text, "new")
    #expect(log.take() == ["gone", "gone", "next"])
    #expect(weakListener == nil)
  }

  @Test func `a callback that writes another key is told of both and nobody more than needed`() {
    let (root, a, _, c) = tree()
    a.onUpdate = { [unowned root] in root.environment(\.number, 1) }
    root.environment(\.text, "new")
    // b and c learn of both values at once; root and a had already been told of the text.
    #expect(log.take() == ["root", "a", "root", "a", "b", "c"])
    #expect(c.environmentValue(\.labelled) == Labelled(text: "new", number: 1))
  }
}
