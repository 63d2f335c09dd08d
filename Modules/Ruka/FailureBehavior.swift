/// What an ``App`` does where something that a test asks for cannot be found or done.
public enum FailureBehavior: Sendable {
  /// The running test fails, at the line of the call; the call answers `nil`, or does nothing.
  case failTest

  /// Calls that can throw do; those that cannot fail the test.
  case raiseException

  /// Nothing: the call answers `nil`, or does nothing.
  case doNothing
}
