public import Foundation

extension UIWindow {
  /// Posted, with the window as object, when a window has become visible.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted, with the window as object, when a window has become hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Posted, with the window as object, when a window has become the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// Posted, with the window as object, when a window is no longer the key window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  func didShow() {
    visibilityDidChange()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  func didHide() {
    visibilityDidChange()
    UIApplication.shared.passKeyOn(from: self)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }
}
