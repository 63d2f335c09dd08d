public import Foundation

/// Where the system's value of a predefined key comes from.
public struct SystemValueSource<Value: Sendable>: Sendable {
  /// Which notifications of the default centre may mean that the value has changed.
  let notifications: [Notification.Name]

  /// The value now.
  let current: @Sendable () -> Value

  /// Takes what a notification carries, where it was posted; the result yields the value, or `nil` where
  /// the notification does not say it, where the value is announced.
  let reading: @Sendable (Notification) -> @Sendable () -> Value?

  /// Creates a source that is asked anew after each of the notifications.
  ///
  /// - Parameters:
  ///   - notifications: names of notifications that are posted to `NotificationCenter.default`, on
  ///     any thread.
  ///   - current: called at first use, on any thread, and on the main actor after a notification.
  public init(
    changesWith notifications: [Notification.Name], current: @escaping @Sendable () -> Value
  ) {
    self.notifications = notifications
    self.current = current
    reading = { _ in current }
  }

  /// Creates a source whose notifications carry the value.
  ///
  /// - Parameters:
  ///   - notifications: names of notifications that are posted to `NotificationCenter.default`, on
  ///     any thread.
  ///   - initial: the value before the first notification, asked for at first use.
  ///   - value: takes the value out of a notification, on the thread that posts it; `nil` leaves the
  ///     system's value as it is.
  public init(
    changesWith notifications: [Notification.Name],
    initial: @autoclosure @escaping @Sendable () -> Value,
    value: @escaping @Sendable (Notification) -> Value?
  ) {
    self.notifications = notifications
    current = initial
    reading = { notification in
      let value = value(notification)
      return { value }
    }
  }
}
