import Foundation
import Synchronization

extension PredefinedListeners {
  /// How it becomes known that a property was set from which a predefined value follows.
  public enum Backend: Sendable {
    /// The program says so, as with `announceOverrideUserInterfaceStyle()`.
    case explicit
    /// The property's setter is hooked: nothing needs to be said. Takes the module
    /// `UIEnvironmentInterception`.
    case interception
  }

  private struct Choice {
    var offered: (any SetterInterception)?
    var chosen: Backend?
    var failure: String?
  }

  private static let choice = Mutex(Choice())

  /// The way in force: interception where a linked module offers it and it works, unless the program
  /// chose otherwise.
  public static var backend: Backend {
    choice.withLock { choice in
      if choice.failure != nil || choice.offered == nil { return .explicit }
      return choice.chosen ?? .interception
    }
  }

  /// Chooses the way, before ``overrideUserInterfaceStyle`` is installed by a first use.
  ///
  /// - Throws: ``PredefinedListenerError/interceptionNotLinked`` where no linked module offers it, and
  ///   ``PredefinedListenerError/alreadyInUse(listener:)`` after first use.
  public static func choose(_ backend: Backend) throws(PredefinedListenerError) {
    SharedState.willChange()
    guard !overrideUserInterfaceStyle.isDecided else {
      throw .alreadyInUse(listener: overrideUserInterfaceStyle.name)
    }
    try choice.withLock { (choice) throws(PredefinedListenerError) in
      if backend == .interception, choice.offered == nil { throw .interceptionNotLinked }
      choice.chosen = backend
    }
  }

  /// Why interception, though linked, does not work here; `nil` while nothing is known against it.
  public static var interceptionFailure: String? { choice.withLock { $0.failure } }

  /// Offers interception; for the module that has it, when the program is loaded.
  package static func offer(_ interception: (any SetterInterception)?) {
    choice.withLock { $0.offered = interception }
  }

  /// What is offered, for tests that put another in its place.
  package static var offeredInterception: (any SetterInterception)? {
    choice.withLock { $0.offered }
  }

  /// Goes on with explicit notification, and says why, once.
  static func giveUpInterception(because error: any Error) {
    let isFirst = choice.withLock { choice in
      defer { choice.failure = "\(error)" }
      return choice.failure == nil
    }
    guard isFirst else { return }
    let line = "UIEnvironment: setters cannot be intercepted (\(error)); announce what changes\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  static func resetBackend() {
    choice.withLock { choice in
      choice.chosen = nil
      choice.failure = nil
    }
  }
}
