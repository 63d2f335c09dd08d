import UIEnvironment

private enum ThemeKey: UIEnvironmentKey {
  static var defaultValue: String { "plain" }
}

extension UIEnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
