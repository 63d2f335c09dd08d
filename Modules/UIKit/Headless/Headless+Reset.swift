import Synchronization
import UIEnvironmentCore

extension Headless {
  /// Puts all state that is shared between its users back to how it is at start.
  ///
  /// The clock starts again at zero and forgets what waited; a new ``UIKit/UIApplication`` with one
  /// active scene takes the place of the old, whose windows and scenes it does not know; animations
  /// are on; the keyboard is gone and of its usual height, and the pasteboards are empty. Values that
  /// the system announced to the environment are forgotten, as is what other
  /// modules share, such as the listeners that follow the system. Nobody is told of any of this. Call
  /// it before a test that looks at such state.
  public static func reset() {
    for action in resetActions.withLock({ $0 }) { action() }
    UIEnvironmentNode.system.removeAllOverridesSilently()
    noteThrownIssue(nil)
    clock.reset()
    AnimationContext.reset()
    SystemTraits.reset()
    NamedColors.shared.reset()
    Keyboard.reset()
    UIPasteboard.reset()
    UITraitCollection.resetCurrent()
    UIApplication.replaceShared(by: nil)
  }

  nonisolated private static let resetActions = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Has every later ``reset()`` run the action too, before everything else, in the order of these
  /// calls. For a module's shared state: call it once.
  package nonisolated static func addResetAction(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    resetActions.withLock { $0.append(action) }
  }
}
