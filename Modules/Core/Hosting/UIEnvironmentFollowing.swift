/// A host in a tree that does not say when it changes, such as the widgets of another toolkit.
///
/// Such a host links no nodes. It says who is above and below it whenever it is asked, and its node
/// is brought up to date by each use of the environment through it: a read looks at the parents up to
/// the root, a write also at everything below. Reads so cost a step per level, writes one per object.
///
/// A move in the tree is noticed at the next such use, and those for whom it changed a value are told
/// then. Call ``UIEnvironmentNode/followHost()`` to have it noticed at once.
@preconcurrency @MainActor
public protocol UIEnvironmentFollowing: UIEnvironmentable {
  /// The host directly above, or `nil` for a root.
  var environmentParent: (any UIEnvironmentable)? { get }

  /// The hosts directly below, in order.
  var environmentChildren: [any UIEnvironmentable] { get }
}

extension UIEnvironmentNode {
  /// Brings the links of the node, and of those above it, up to where their hosts now are.
  ///
  /// Does nothing for hosts that link their nodes themselves. Parents in a cycle are left as they
  /// are: a tree that is none has no answer.
  public func followHost() {
    guard followsHost else { return }
    var path: [UIEnvironmentNode] = []
    var next: UIEnvironmentNode? = self
    while let node = next, let host = node.followedHost, !path.contains(where: { $0 === node }) {
      path.append(node)
      next = host.environmentParent?.environmentNode
    }
    // From the top, so that nobody is told of values that its next move takes back.
    for node in path.reversed() { node.follow(node.followedHost?.environmentParent) }
  }

  @usableFromInline
  var followsHost: Bool { flags.contains(.followsHost) }

  /// Brings the links of everything below the node up to where the hosts now are.
  func followHostsBelow() {
    guard let host = followedHost else { return }
    var following: PropagationNode?
    for child in host.environmentChildren.reversed().map(\.environmentNode) {
      if !isAtOrBelow(child), child.parent !== self || child.nextSibling !== following {
        child.move(to: self, before: following)
      }
      following = child
    }
    leaveBehindChildren(before: following)
    var next = firstChild as? UIEnvironmentNode
    while let child = next {
      child.followHostsBelow()
      next = child.nextSibling as? UIEnvironmentNode
    }
  }

  /// Lets go of the linked children that the host no longer names: those before the first it names.
  private func leaveBehindChildren(before first: PropagationNode?) {
    while let child = firstChild, child !== first { child.move(to: nil) }
  }

  private func follow(_ parent: (any UIEnvironmentable)?) {
    let parent = parent?.environmentNode
    guard self.parent !== parent, parent?.isAtOrBelow(self) != true else { return }
    move(to: parent)
  }

  private var followedHost: (any UIEnvironmentFollowing)? {
    followsHost ? hostObject as? any UIEnvironmentFollowing : nil
  }
}
