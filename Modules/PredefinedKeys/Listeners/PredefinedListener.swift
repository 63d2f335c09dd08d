import Synchronization
import UIEnvironmentCore

/// Keeps the system's value of one predefined key true.
///
/// It is installed once, when the value is first used, read or set: it then takes note of the value,
/// so that the former one is known when the system reports a new one, and begins to listen. Until
/// then it can be disabled or be given another source; afterwards its ``token`` ends it.
public final class PredefinedListener<Value: Sendable>: Sendable {
  private struct State {
    var source: SystemValueSource<Value>
    var isDisabled = false
    var isDecided = false
    var token: PredefinedListenerToken?
    var slot: Slot<Value>?

    /// What the system was last known to say; `nil` while nobody keeps it true.
    var known: Value?
  }

  let name: String
  private let keyPath: any WritableKeyPath<UIEnvironmentValues, Value> & Sendable
  private let original: SystemValueSource<Value>
  private let state: Mutex<State>

  /// Whether there is nothing left to do for a use of the value.
  private let isSettled = Atomic(false)

  init(
    _ name: String, _ keyPath: any WritableKeyPath<UIEnvironmentValues, Value> & Sendable,
    source: SystemValueSource<Value>
  ) {
    self.name = name
    self.keyPath = keyPath
    original = source
    state = Mutex(State(source: source))
  }

  // MARK: Before first use

  /// Leaves the listener out: the value then reads as the source has it at each moment, nobody is
  /// told when that changes, and the program may announce it.
  ///
  /// - Throws: ``PredefinedListenerError/alreadyInUse(listener:)`` once the value was used.
  public func disable() throws(PredefinedListenerError) {
    try decide { $0.isDisabled = true }
  }

  /// Has the listener take the value from another source.
  ///
  /// - Throws: ``PredefinedListenerError/alreadyInUse(listener:)`` once the value was used.
  public func replace(with source: SystemValueSource<Value>) throws(PredefinedListenerError) {
    try decide { state in
      state.source = source
      state.isDisabled = false
    }
  }

  private func decide(_ change: (inout State) -> Void) throws(PredefinedListenerError) {
    SharedState.willChange()
    try state.withLock { (state) throws(PredefinedListenerError) in
      guard !state.isDecided else { throw .alreadyInUse(listener: name) }
      change(&state)
    }
  }

  // MARK: Use

  /// The means to end the listener; `nil` while it is not installed, or disabled.
  public var token: PredefinedListenerToken? { state.withLock { $0.token } }

  /// What the system says, on any thread.
  var systemValue: Value {
    let (known, source) = state.withLock { ($0.known, $0.source) }
    return known ?? source.current()
  }

  /// Installs the listener if this is the first use of the value.
  @inline(__always)
  func use(slot: Slot<Value>) {
    if !isSettled.load(ordering: .acquiring) { settle(slot) }
  }

  @inline(never)
  private func settle(_ slot: Slot<Value>) {
    SharedState.willChange()
    let (isFirst, isDisabled, source) = state.withLock { state in
      defer {
        state.isDecided = true
        state.slot = slot
      }
      return (!state.isDecided, state.isDisabled, state.source)
    }
    if isDisabled {
      isSettled.store(true, ordering: .releasing)
      return
    }
    if isFirst { install(source) }
    // Off the main actor the system's node cannot be reached; the next use on it sees to that.
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      seedSystemNode(slot)
      isSettled.store(true, ordering: .releasing)
    }
  }

  private func install(_ source: SystemValueSource<Value>) {
    let id = ObjectIdentifier(self)
    let keyPath = keyPath
    SystemNotifications.shared.listen(to: source.notifications, as: id) { notification in
      let read = source.reading(notification)
      return { values in
        if let value = read() { values[keyPath: keyPath] = value }
      }
    }
    let token = PredefinedListenerToken { SystemNotifications.shared.stop(id) }
    let current = source.current()
    state.withLock { state in
      state.token = token
      state.known = current
    }
  }

  /// Puts the system's value where everybody inherits it from. Nobody has read anything else, so
  /// nobody is told.
  @MainActor
  private func seedSystemNode(_ slot: Slot<Value>) {
    guard !UIEnvironmentNode.system.hasOverride(of: slot) else { return }
    UIEnvironmentNode.system.overrideSilently(with: Cell(slot: slot, value: systemValue))
  }
}

/// A predefined listener whose type of value does not matter.
protocol AnyPredefinedListener: Sendable {
  /// Takes note of the system's new value, if it is among those written.
  @MainActor func adopt(_ written: [AnyCell])

  /// Ends the listener and forgets that its value was ever used.
  func reset()
}

extension PredefinedListener: AnyPredefinedListener {
  func adopt(_ written: [AnyCell]) {
    guard let slot = state.withLock({ $0.slot }),
      let cell = written.first(where: { $0.anySlot === slot })
    else { return }
    seedSystemNode(slot)
    let value = unsafeDowncast(cell, to: Cell<Value>.self).value
    state.withLock { $0.known = value }
  }

  func reset() {
    let token = state.withLock { state in
      defer { state = State(source: original) }
      return state.token
    }
    token?.cancel()
    isSettled.store(false, ordering: .releasing)
  }
}
