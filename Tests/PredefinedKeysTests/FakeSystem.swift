import Foundation
import Synchronization
import UIEnvironmentPredefinedKeys

/// A value of the system as a test has it.
final class FakeSystem<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>

  init(_ value: Value) { stored = Mutex(value) }

  var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// A source that reads this system after the notifications.
  func source(changesWith notifications: Notification.Name...) -> SystemValueSource<Value> {
    SystemValueSource(changesWith: notifications) { self.value }
  }
}

func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
  NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
}
