import Synchronization

/// A predefined listener at work, and the means to end it.
///
/// Dropping the token ends nothing.
public final class PredefinedListenerToken: Sendable {
  private let ending: Mutex<(@Sendable () -> Void)?>

  init(ending: @escaping @Sendable () -> Void) {
    self.ending = Mutex(ending)
  }

  /// Whether the listener still listens.
  public var isActive: Bool { ending.withLock { $0 != nil } }

  /// Ends the listener. The system's value stays what it was last; the program may go on announcing
  /// it. Doing it twice is harmless, on any thread.
  public func cancel() {
    let end = ending.withLock { ending in
      defer { ending = nil }
      return ending
    }
    end?()
  }
}
