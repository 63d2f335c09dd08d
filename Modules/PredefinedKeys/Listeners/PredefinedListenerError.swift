/// What can be wrong with a use of the predefined listeners. Nothing has changed when one is thrown.
public enum PredefinedListenerError: Error, Equatable, CustomStringConvertible {
  /// The value that the listener serves was used before, so the listener is already decided. Disable
  /// or replace it when the program starts, or end it by its token.
  case alreadyInUse(listener: String)

  /// Interception was chosen, but no linked module offers it. Link `UIEnvironmentInterception`, or the
  /// umbrella `UIEnvironment`.
  case interceptionNotLinked

  public var description: String {
    switch self {
    case .alreadyInUse(let listener):
      "the \(listener) listener was decided when its value was first used; "
        + "disable or replace it before, or cancel its token"
    case .interceptionNotLinked:
      "no linked module offers interception; link UIEnvironmentInterception"
    }
  }
}
