import UIEnvironmentPredefinedKeys
import UIKit

final class StyleLabel: UILabel, UIEnvironmentUpdating {
  @UIEnvironment(\.userInterfaceStyle) private var style
  @UIEnvironment(\.locale) private var locale

  func updateEnvironment() {
    text = "\(style == .dark ? "dark" : "light"), \(locale.identifier)"
  }
}

// Without interception the program says what changed.
print("interception:", PredefinedListeners.backend == .interception)

let window = UIWindow()
let label = StyleLabel()
window.addSubview(label)

UIEnvironmentSystem.announce(\.locale, Locale(identifier: "pl"))
print("announced:", label.text ?? "")

window.overrideUserInterfaceStyle = .dark
window.announceOverrideUserInterfaceStyle()
print("set on the window:", label.text ?? "")

window.overrideUserInterfaceStyle = .unspecified
window.announceOverrideUserInterfaceStyle()
print("restored:", label.text ?? "")
