import UIKit

/// What this module shares between its users, put back to how it is at start by `Headless.reset()`.
enum SharedState {
  /// Call before the first change of shared state.
  static func willChange() { _ = resetWithHeadless }

  private static let resetWithHeadless: Void = {
    #if !canImport(ObjectiveC)
      Headless.addResetAction {
        for listener in PredefinedListeners.all { listener.reset() }
        PredefinedListeners.resetBackend()
      }
    #endif
  }()
}
