/// What `registerForEnvironmentChanges` returns: the means to end the registration.
///
/// Dropping it does not end anything. A registration ends with ``unregister()`` or with the object
/// that it observes.
@preconcurrency @MainActor
public final class UIEnvironmentChangeRegistration {
  private weak var node: UIEnvironmentNode?
  private var follow: ((UIEnvironmentValues) -> Void)?
  private var handler: ((UIEnvironmentValues) -> Void)?
  private var dependencies: [AnySlot] = []

  /// - Parameters:
  ///   - follow: reads every key path of the registration from the values that it gets.
  ///   - handler: gets the values before the change.
  init(
    node: UIEnvironmentNode,
    follow: @escaping (UIEnvironmentValues) -> Void,
    handler: @escaping (UIEnvironmentValues) -> Void
  ) {
    self.node = node
    self.follow = follow
    self.handler = handler
  }

  /// Whether the registration still stands.
  public var isActive: Bool { handler != nil }

  /// Ends the registration: its handler is not called again, and is released. Doing it twice is
  /// harmless, as is doing it from within the handler.
  public func unregister() {
    guard isActive else { return }
    end()
    if let node { EnvironmentRegistrations.shared.remove(self, from: node) }
  }

  func nodeIsGone() { end() }

  private func end() {
    follow = nil
    handler = nil
  }

  func depends(on slot: AnySlot) -> Bool { dependencies.contains { $0 === slot } }

  /// Finds out which keys the key paths read now: a path may read others once a value has changed.
  func recordDependencies() {
    guard let node, let follow else { return }
    let recorder = ReadRecorder()
    follow(UIEnvironmentValues(source: node, recorder: recorder))
    guard !dependencies.elementsEqual(recorder.slots, by: ===) else { return }
    dependencies = recorder.slots
    Generations.audience &+= 1
    node.raiseInterest(dependencies.reduce(0) { $0 | $1.bit })
  }

  func tell(at node: UIEnvironmentNode, of pass: Pass, reach: Pass.Reach) {
    let id = ObjectIdentifier(self)
    let former = dependencies.compactMap { slot in pass.lastKnown(slot, to: id, at: node) }
    let news = pass.claim(for: id, at: node, reach: reach) { depends(on: $0) }
    guard !news.isEmpty, let handler else { return }
    recordDependencies()
    handler(UIEnvironmentValues(source: node, written: former))
  }
}
