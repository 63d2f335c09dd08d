public import UIKit

/// An object that can be given a style of its own.
@MainActor
protocol StyleOverriding: UIEnvironmentable {
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
}

extension UIView: StyleOverriding {}
extension UIViewController: StyleOverriding {}

extension StyleOverriding {
  fileprivate func carryStyleOverIntoEnvironment() {
    if overrideUserInterfaceStyle == .unspecified {
      removeEnvironment(\.userInterfaceStyle)
    } else {
      environment(\.userInterfaceStyle, overrideUserInterfaceStyle)
    }
  }
}

extension UIView {
  /// Says that `overrideUserInterfaceStyle` of this view or window was set: explicit notification, for
  /// programs that do not have its setter intercepted.
  ///
  /// The style is then the view's override in the environment; `unspecified` removes that, so that
  /// the view inherits again. Saying it twice, or besides interception, changes nothing.
  public func announceOverrideUserInterfaceStyle() { carryStyleOverIntoEnvironment() }
}

extension UIViewController {
  /// Says that `overrideUserInterfaceStyle` of this controller was set; see
  /// the method of views of that name.
  public func announceOverrideUserInterfaceStyle() { carryStyleOverIntoEnvironment() }
}
