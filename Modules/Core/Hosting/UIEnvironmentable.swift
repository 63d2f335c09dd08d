/// An object of a hierarchy whose members set, inherit and read environment values.
///
/// A host owns one ``UIEnvironmentNode`` and keeps it linked the way its tree is: it inserts the
/// node of each child when it takes the child in, and removes it when it lets the child go. That is
/// all; setting, reading and listening come with the protocol.
///
/// ```swift
/// class SceneNode: UIEnvironmentable {
///   private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
///   private(set) var children: [SceneNode] = []
///
///   func append(_ child: SceneNode) throws {
///     try environmentNode.insert(child.environmentNode)
///     children.append(child)
///   }
/// }
/// ```
///
/// The tree retains its members; nodes only point to them.
@preconcurrency @MainActor
public protocol UIEnvironmentable: AnyObject {
  /// The host's place in the hierarchy that values flow down; the same object each time.
  var environmentNode: UIEnvironmentNode { get }
}
