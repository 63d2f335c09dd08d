import UIEnvironmentPredefinedKeys
import UIKit

/// A view that notes a value of its environment each time it is told of a change.
final class TellingView<Value>: UIView, UIEnvironmentUpdating {
  private let keyPath: KeyPath<UIEnvironmentValues, Value>
  private(set) var updates: [Value] = []

  init(_ keyPath: KeyPath<UIEnvironmentValues, Value>) {
    self.keyPath = keyPath
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var value: Value { environmentValue(keyPath) }

  func updateEnvironment() { updates.append(value) }
}

/// A window with such a view in it; it keeps both alive.
@MainActor
final class Screen<Value> {
  let window = UIWindow()
  let view: TellingView<Value>

  init(noting keyPath: KeyPath<UIEnvironmentValues, Value>) {
    view = TellingView(keyPath)
    window.addSubview(view)
  }

  var value: Value { view.value }
  var updates: [Value] { view.updates }
}
