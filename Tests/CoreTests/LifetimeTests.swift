import Dispatch
import Testing
import UIEnvironmentCore

@MainActor @Suite struct LifetimeTests {
  @Test func `setting, reading and being told keep nobody alive`() {
    weak var weakRoot: SceneNode?
    weak var weakLeaf: Listener?
    do {
      let leaf = Listener("leaf", log: Log())
      let root = SceneNode("root", leaf)
      (weakRoot, weakLeaf) = (root, leaf)
      root.environment(\.text, "1")
      leaf.environment(\.number, 1)
      root.environment(\.text, "2")
      #expect(leaf.text == "2")
    }
    #expect(weakRoot == nil)
    #expect(weakLeaf == nil)
  }

  @Test func `children that outlive their parent become roots`() {
    let leaf = Listener("leaf", log: Log())
    do {
      let root = SceneNode("root", leaf)
      root.environment(\.text, "root")
      #expect(leaf.text == "root")
    }
    #expect(leaf.text == "default")
    leaf.environment(\.text, "own")
    #expect(leaf.text == "own")
  }

  @Test func `the last release may happen on another thread while the tree is in use`() async {
    for round in 0..<50 {
      let leaf = Listener("leaf", log: Log())
      var root: SceneNode? = SceneNode("root", SceneNode("sibling"), leaf)
      root?.environment(\.text, "\(round)")
      let last = LastReference(root)
      root = nil
      async let released: Void = last.release()
      _ = leaf.text
      leaf.environment(\.number, round)
      await released
      // The node leaves the hierarchy on the main actor, some time after its object.
      for _ in 0..<1_000 where leaf.text != "default" { await Task.yield() }
      #expect(leaf.text == "default")
    }
  }

  private final class LastReference: @unchecked Sendable {
    private var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }

    func release() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          self.object = nil
          continuation.resume()
        }
      }
    }
  }

  @Test func `inserting an object below itself is refused and changes nothing`() {
    let leaf = SceneNode("leaf")
    let root = SceneNode("root", leaf)
    root.environment(\.text, "root")
    #expect(
      throws: UIEnvironmentError.insertionBelowItself(node: "SceneNode", parent: "SceneNode")
    ) { try leaf.environmentNode.insert(root.environmentNode) }
    #expect(
      throws: UIEnvironmentError.insertionBelowItself(node: "SceneNode", parent: "SceneNode")
    ) { try leaf.environmentNode.insert(leaf.environmentNode) }
    #expect(leaf.environmentValue(\.text) == "root")
  }

  @Test func `inserting before somebody else's child is refused and changes nothing`() {
    let stranger = SceneNode("stranger")
    let (root, child) = (SceneNode("root"), SceneNode("child"))
    #expect(
      throws: UIEnvironmentError.siblingOfOtherParent(sibling: "SceneNode", parent: "SceneNode")
    ) { try root.environmentNode.insert(child.environmentNode, before: stranger.environmentNode) }
    root.environment(\.text, "root")
    #expect(child.environmentValue(\.text) == "default")
  }
}
