/// What can be wrong with a hierarchy that is being walked.
public enum HierarchyError: Error, Equatable, CustomStringConvertible {
  /// A node is its own ancestor, so the walk would not end.
  ///
  /// The associated value is the name of the class of a node on the cycle. Find where that node, or
  /// one above it, was inserted below itself, and remove it there.
  case cycle(through: String)

  public var description: String {
    switch self {
    case .cycle(let name):
      "the hierarchy has a cycle through a \(name): a node was inserted below itself; remove it there"
    }
  }
}

extension HierarchyError {
  static func cycle(at node: AnyObject) -> HierarchyError {
    .cycle(through: String(describing: type(of: node)))
  }
}
