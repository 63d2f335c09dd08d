/// What an ``App`` does where something that a test asks for cannot be found or done.
///
/// Calls that have to have an answer, such as ``App/find(_:fileID:file:line:column:)``, throw under each
/// of them.
public enum FailureBehavior: Sendable {
  /// The running test fails, at the line of the call; the call answers `nil`, or does nothing.
  case failTest

  /// Calls that can throw do; those that cannot fail the test.
  case raiseException

  /// Nothing: the call answers `nil`, or does nothing.
  case doNothing
}
