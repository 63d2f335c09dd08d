/// What can be wrong with a use of the environment.
public enum UIEnvironmentError: Error, Equatable, CustomStringConvertible {
  /// A node was to be inserted below itself. The values name the classes of the two hosts. Insert it
  /// elsewhere, or move the other one out first. Nothing was changed.
  case insertionBelowItself(node: String, parent: String)

  /// The sibling named as the place of an insertion is not a child of the parent. Nothing was
  /// changed.
  case siblingOfOtherParent(sibling: String, parent: String)

  public var description: String {
    switch self {
    case .insertionBelowItself(let node, let parent):
      "cannot insert \(node) into \(parent): \(parent) is, or is below, that \(node)"
    case .siblingOfOtherParent(let sibling, let parent):
      "cannot insert before \(sibling): it is not a child of \(parent)"
    }
  }
}
