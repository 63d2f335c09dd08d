import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit

/// The window of an app, which leads from a view on the screen back to the app.
final class AppWindow: UIWindow {
  weak var owner: App?
}

extension UIWindow {
  /// Sets at once all values that the closure sets.
  func setEnvironment(_ changes: (inout UIEnvironmentValues) -> Void) {
    var values = UIEnvironmentValues(source: environmentNode)
    changes(&values)
    environmentNode.applyAndMirror(overrides: values.written, removing: [])
  }
}
