/// An object in a tree: it knows the node above it and the nodes below it.
///
/// Every walk of this module is written over these two requirements alone, so a tree of plain
/// classes gains all of them by conforming. The two must agree: a node stands among the children
/// of its parent. They are asked anew at each step and never cached, so a walk sees the tree as it
/// is when it gets there.
///
/// An open class names itself as `Node`, so that its subclasses stand in one tree:
///
/// ```swift
/// open class SceneNode: Hierarchical {
///   public typealias Node = SceneNode
///   public private(set) weak var hierarchyParent: SceneNode?
///   public private(set) var hierarchyChildren: [SceneNode] = []
/// }
/// ```
public protocol Hierarchical: AnyObject {
  /// The type that all nodes of the tree share: the conforming class itself or its base class.
  associatedtype Node: Hierarchical = Self where Node.Node == Node

  /// The node directly above, or `nil` for a root.
  var hierarchyParent: Node? { get }

  /// The nodes directly below, in order.
  var hierarchyChildren: [Node] { get }
}

extension Hierarchical {
  /// This object as a member of its tree. `Node` is its class or a superclass by contract.
  var asNode: Node {
    guard let node = self as? Node else {
      preconditionFailure("UIEnvironment: \(Self.self) names \(Node.self) as its Node but is none")
    }
    return node
  }
}
