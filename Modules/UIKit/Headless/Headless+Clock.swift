extension Headless {
  /// The clock that drives animations and everything else that takes time.
  public static let clock = VirtualClock()

  /// Runs everything that is scheduled until nothing waits, and lays out all windows.
  ///
  /// Time moves on to each due time; see ``VirtualClock/runUntilIdle()``.
  public static func runUntilIdle() {
    clock.runUntilIdle()
  }

  /// Lays out and then draws what needs it in every living window, in the order in which they were
  /// created.
  package static func layOutAllWindows() {
    TraitHierarchy.root.update()
    for window in UIApplication.shared.allWindows {
      window.runLayoutPass()
      window.runDisplayPass()
    }
  }
}
