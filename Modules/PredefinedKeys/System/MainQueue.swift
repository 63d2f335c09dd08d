import Dispatch

/// The main actor's queue, for code that may run on any thread.
///
/// Whether a thread is *the* main thread says nothing here: where the main queue serves a program
/// that gave its main thread away, as test runners do, other threads run the main actor's work.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

  /// Runs the body on the main actor: before returning if the caller is there, else soon.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
