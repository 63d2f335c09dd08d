/// The one place where a broken invariant of this module ends the program.
func brokenInternals(_ explanation: @autoclosure () -> String) -> Never {
  fatalError("UIEnvironmentHooks: \(explanation())")
}
