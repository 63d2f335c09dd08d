/// The one way to stop where an invariant of this module is broken: never for a user's mistake.
@inline(never)
func fatalInternal(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  preconditionFailure(
    "UIEnvironmentCore: internal invariant broken: \(message())", file: file, line: line)
}
