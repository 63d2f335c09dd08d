import Synchronization

/// Which traits were read from a collection while a tracked method ran.
///
/// The collection may get to other threads; what they read while the method runs counts too.
final class TraitReads: Sendable {
  private struct State {
    var traits = TraitIDs()
    var isOfAllTraits = false
    var isOpen = true
  }

  private let state = Mutex(State())

  func note(_ id: Int) {
    state.withLock { if $0.isOpen { $0.traits.insert(id) } }
  }

  /// Something was asked whose answer depends on every trait.
  func noteAll() {
    state.withLock { if $0.isOpen { $0.isOfAllTraits = true } }
  }

  /// Ends the recording, and returns what it found.
  func close() -> TraitInterest {
    state.withLock {
      $0.isOpen = false
      return $0.isOfAllTraits ? .all : .traits($0.traits)
    }
  }
}
