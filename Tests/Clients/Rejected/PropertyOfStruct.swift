import UIEnvironmentCore

// A structure has no place in a hierarchy, so it has no environment to read from.

private enum NameKey: UIEnvironmentKey {
  static var defaultValue: String { "" }
}

extension UIEnvironmentValues {
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

struct Row {
  // error: 'wrappedValue' is unavailable: @UIEnvironment needs a class that conforms to UIEnvironmentable around it
  @UIEnvironment(\.name) var name
}
