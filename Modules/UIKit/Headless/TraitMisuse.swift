/// A use of traits that Apple's UIKit answers with an exception or leaves undefined.
public enum TraitMisuse: Equatable, Sendable, CustomStringConvertible {
  /// A trait's override was read from an object that does not override the trait; the trait's
  /// default was returned. Ask `contains(_:)` first.
  case noOverride(trait: String)

  /// Changes were to be observed, but no trait was named; nothing will be told.
  case noTraits(object: String)

  /// The handler of a registration takes another type of object than the observed one; it will not
  /// be called.
  case handlerOfOtherType(object: String, handlerTakes: String)

  /// Handlers kept writing overrides while traits were updated; the rest waits for the next update.
  case doNotSettle(rounds: Int)

  public var description: String {
    switch self {
    case .noOverride(let trait):
      "cannot return a value for trait \(trait), which has no override; its default was returned"
    case .noTraits(let object):
      "must pass one or more traits to register for changes of \(object)"
    case .handlerOfOtherType(let object, let handlerTakes):
      "the handler takes \(handlerTakes), but observes \(object); it will not be called"
    case .doNotSettle(let rounds):
      "traits still change after \(rounds) rounds: a handler keeps writing overrides"
    }
  }
}
