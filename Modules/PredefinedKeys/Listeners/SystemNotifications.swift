import Foundation
import Synchronization
import UIEnvironmentCore

/// Listens to the notifications of the system for all predefined listeners together, so that whoever
/// is concerned by a notification is told once, however many values it changes.
final class SystemNotifications: Sendable {
  static let shared = SystemNotifications()

  typealias Change = @Sendable (inout UIEnvironmentValues) -> Void

  /// Takes from a notification, where it was posted, what is to be changed on the main actor.
  typealias Reader = @Sendable (Notification) -> Change

  private struct Audience {
    var observer: any NSObjectProtocol
    var readers: [(listener: ObjectIdentifier, read: Reader)] = []
  }

  private let audiences = Mutex<[Notification.Name: Audience]>([:])

  func listen(
    to names: [Notification.Name], as listener: ObjectIdentifier, _ read: @escaping Reader
  ) {
    audiences.withLock { audiences in
      for name in names {
        audiences[name, default: Audience(observer: observe(name))].readers.append((listener, read))
      }
    }
  }

  func stop(_ listener: ObjectIdentifier) {
    audiences.withLock { audiences in
      for name in audiences.keys {
        audiences[name]?.readers.removeAll { $0.listener == listener }
        guard let audience = audiences[name], audience.readers.isEmpty else { continue }
        NotificationCenter.default.removeObserver(audience.observer)
        audiences[name] = nil
      }
    }
  }

  private func observe(_ name: Notification.Name) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      self.pass(on: notification)
    }
  }

  private func pass(on notification: Notification) {
    // Foundation keeps the zone that it read first until it is told that this one is outdated.
    if notification.name == .NSSystemTimeZoneDidChange { NSTimeZone.resetSystemTimeZone() }
    let readers = audiences.withLock { $0[notification.name]?.readers ?? [] }
    let changes = readers.map { $0.read(notification) }
    MainQueue.run {
      UIEnvironmentSystem.announce { values in
        for change in changes { change(&values) }
      }
      UIEnvironmentNode.system.rewriteOverridesThatFollowTheSystem()
    }
  }
}
