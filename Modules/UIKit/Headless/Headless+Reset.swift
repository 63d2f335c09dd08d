extension Headless {
  /// Puts all state that UIKit shares between its users back to how it is at start.
  ///
  /// The clock starts again at zero and forgets what waited; a new ``UIKit/UIApplication`` with one
  /// active scene takes the place of the old, whose windows and scenes it does not know; animations
  /// are on. Call it before a test that looks at any of these.
  public static func reset() {
    clock.reset()
    AnimationContext.reset()
    SystemTraits.reset()
    UITraitCollection.resetCurrent()
    UIApplication.replaceShared(by: nil)
  }
}
