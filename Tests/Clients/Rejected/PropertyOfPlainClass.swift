import UIEnvironmentCore

// A class that is no part of a hierarchy has no environment to read from either.

private enum NameKey: UIEnvironmentKey {
  static var defaultValue: String { "" }
}

extension UIEnvironmentValues {
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor
final class Formatter {
  // error: static subscript 'subscript(_enclosingInstance:wrapped:storage:)' requires that 'Formatter' conform to 'UIEnvironmentable'
  @UIEnvironment(\.name) var name
}
