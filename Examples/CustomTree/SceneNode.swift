import UIEnvironmentCore
import UIEnvironmentTraversal

/// A node of a scene graph: a class of our own, which adopts the environment and the walks.
@MainActor
class SceneNode: UIEnvironmentable {
  let name: String
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
  private(set) weak var parent: SceneNode?
  private(set) var children: [SceneNode] = []

  init(_ name: String) {
    self.name = name
  }

  /// Adds a child in front of the others, taking it from where it was.
  func add(_ child: SceneNode) throws {
    try environmentNode.insert(child.environmentNode)
    child.parent?.children.removeAll { $0 === child }
    child.parent = self
    children.append(child)
  }

  /// What the node looks like, in words.
  var look: String { "" }
}

extension SceneNode: @MainActor Hierarchical {
  typealias Node = SceneNode
  var hierarchyParent: SceneNode? { parent }
  var hierarchyChildren: [SceneNode] { children }
}
