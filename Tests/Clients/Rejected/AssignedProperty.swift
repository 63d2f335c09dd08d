import UIEnvironmentCore

// A value is set on a node with `environment(_:_:)`; the property only reads it.

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
final class Node: UIEnvironmentable {
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
  @UIEnvironment(\.name) var name

  func rename() {
    // error: cannot assign to property: 'name' is a get-only property
    name = "other"
  }
}
