public import Foundation

extension UIScene {
  /// Posted, with the scene as object, when a scene is about to be connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")

  /// Posted, with the scene as object, when a scene has been disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  /// Posted, with the scene as object, when a scene has become active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  /// Posted, with the scene as object, when a scene is about to be active no longer.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")

  /// Posted, with the scene as object, when a scene is about to come to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted, with the scene as object, when a scene has gone to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
