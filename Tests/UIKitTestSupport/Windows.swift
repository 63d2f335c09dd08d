public import UIKit

/// The reports that the body causes.
@MainActor public func reports(during body: () -> Void) -> [UIKitMisuse] {
  var reports: [UIKitMisuse] = []
  Headless.withMisuseHandler({ reports.append($0) }, body)
  return reports
}

/// A visible window with the controller as its root.
@MainActor public func showInWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
