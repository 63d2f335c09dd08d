/// A host's place in the hierarchy of the environment.
///
/// The node holds what its host overrides and knows whom to tell; see ``UIEnvironmentable`` for how
/// a host keeps it linked. Everything here belongs to the main actor. A node may be released on any
/// thread: it then leaves the hierarchy on the main actor.
public final class UIEnvironmentNode: PropagationNode {
  static let domain = PropagationDomain(registry: EnvironmentSlots.registry)

  @exclusivity(unchecked)
  private var reference: HostReference

  /// Creates the node of a host. The host is not retained; it is to retain the node.
  public init(host: some UIEnvironmentable) {
    reference = HostReference(host)
    super.init(domain: Self.domain)
    if host is any UIEnvironmentFollowing { flags.insert(.followsHost) }
    beginListening()
  }

  /// Creates a node whose host follows: for a class that must have the node before it is itself
  /// initialised.
  package init() {
    reference = HostReference()
    super.init(domain: Self.domain)
  }

  /// Names the host of a node that was created without one.
  package func setHost(_ host: AnyObject) {
    reference = HostReference(host)
    beginListening()
  }

  private override init(rootOf domain: PropagationDomain) {
    reference = HostReference()
    super.init(rootOf: domain)
  }

  /// The node above all others, which holds what the system announces.
  ///
  /// Every node reads the values of this one, linked below it or not. Those linked below it are also
  /// told when they change: insert the root of a tree of one's own here; UIKit's application stands
  /// here already.
  public static let system = UIEnvironmentNode(rootOf: domain)

  private func beginListening() {
    guard reference.isUpdating else { return }
    flags.insert(.listensToAll)
    if reference.host is any UIEnvironmentPreparing { flags.insert(.needsPreparation) }
    raiseInterest(.max)
  }

  isolated deinit {
    if flags.contains(.hasRegistrations) { EnvironmentRegistrations.shared.removeAll(of: self) }
    reference.relinquish()
  }

  // MARK: Linking

  /// Makes another node a child of this one, before a given child or as the last.
  ///
  /// A node that has a parent is moved from there: for its subtree that is one move, after which
  /// everybody in it for whom some value changed has been told, once. Costs a step per node of the
  /// subtree that inherits from other overrides than before.
  ///
  /// - Throws: ``UIEnvironmentError`` where this node is the child or stands below it, or where the
  ///   sibling is not a child of this node. Nothing has changed then.
  public func insert(
    _ child: UIEnvironmentNode, before sibling: UIEnvironmentNode? = nil
  ) throws(UIEnvironmentError) {
    guard child.firstChild == nil ? child !== self : !isAtOrBelow(child) else {
      throw .insertionBelowItself(node: child.hostName, parent: hostName)
    }
    guard sibling == nil || sibling?.parent === self else {
      throw .siblingOfOtherParent(sibling: sibling?.hostName ?? "", parent: hostName)
    }
    child.move(to: self, before: sibling)
  }

  /// Takes the node, with its subtree, out of its parent. A node without a parent stays as it is.
  public func removeFromParent() {
    guard parent != nil else { return }
    move(to: nil)
  }

  // MARK: PropagationNode

  package override var hostObject: AnyObject? { reference.host }

  override func tell(of pass: Pass, reach: Pass.Reach) {
    if pass.isDisturbed || flags.contains(.hasRegistrations) {
      tellWhatIsNews(of: pass, reach)
    } else {
      reference.updateEnvironment()
    }
  }

  @inline(never)
  private func tellWhatIsNews(of pass: Pass, _ reach: Pass.Reach) {
    if reference.isUpdating, !pass.isDisturbed || isNews(in: pass, reach) {
      reference.updateEnvironment()
    }
    if flags.contains(.hasRegistrations) {
      EnvironmentRegistrations.shared.tell(at: self, of: pass, reach: reach)
    }
  }

  private func isNews(in pass: Pass, _ reach: Pass.Reach) -> Bool {
    !pass.claim(for: ObjectIdentifier(self), at: self, reach: reach) { _ in true }.isEmpty
  }

  override func prepare() {
    (reference.host as? any UIEnvironmentPreparing)?.prepareForEnvironmentUpdate()
  }

  override func parentIsGone() {
    (reference.host as? any UIEnvironmentRelinking)?.relinkEnvironment()
  }

  override func listens(to slot: AnySlot) -> Bool {
    if flags.contains(.listensToAll) { return true }
    return flags.contains(.hasRegistrations)
      && EnvironmentRegistrations.shared.listens(at: self, to: slot)
  }

  private var hostName: String {
    reference.host.map { String(describing: type(of: $0)) } ?? "an object that is gone"
  }
}
