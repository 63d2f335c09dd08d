import UIKit

/// Writes down which of some notifications are posted, in their order, for as long as it lives.
@MainActor final class PostedNotifications {
  private final class Log: @unchecked Sendable {
    var names: [Notification.Name] = []
  }

  private let log = Log()
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name]) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [log] note in log.names.append(note.name)
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// What was posted since the last call.
  func take() -> [Notification.Name] {
    defer { log.names = [] }
    return log.names
  }
}
