import UIEnvironmentCore
import UIKit

private enum NumberKey: UIEnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension UIEnvironmentValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// A view that counts how often it is told.
final class TellingView: UIView, UIEnvironmentUpdating {
  var updates: [Int] = []
  @UIEnvironment(\.number) var number

  func updateEnvironment() { updates.append(number) }
}

/// A controller that counts how often it is told.
final class TellingController: UIViewController, UIEnvironmentUpdating {
  var updates: [Int] = []
  @UIEnvironment(\.number) var number

  func updateEnvironment() { updates.append(number) }
}
