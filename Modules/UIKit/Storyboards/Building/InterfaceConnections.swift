import Foundation

/// What a class can be connected to, by name.
@MainActor enum InterfaceConnections {
  /// All that an object can be connected to, what its class registers first.
  static func of(_ objectClass: AnyClass) -> [InterfaceConnection] {
    var connections: [InterfaceConnection] = []
    if let registered = objectClass as? any InterfaceConnecting.Type {
      connections = registered.interfaceConnections
    }
    for kind in ElementKind.ordered where isClass(objectClass, below: kind.objectClass) {
      connections += kind.connections
    }
    return connections
  }

  static func outlet(_ name: String, of objectClass: AnyClass) -> InterfaceConnection? {
    of(objectClass).first { connection in
      guard connection.name == name else { return false }
      return switch connection.kind {
      case .outlet, .collection: true
      case .action, .attribute: false
      }
    }
  }

  static func action(_ name: String, of objectClass: AnyClass) -> Selector? {
    for case .action(let selector) in of(objectClass).lazy.filter({ $0.name == name }).map(\.kind) {
      return selector
    }
    return nil
  }

  static func attribute(_ keyPath: String, of objectClass: AnyClass) -> InterfaceConnection? {
    of(objectClass).first { connection in
      guard case .attribute = connection.kind else { return false }
      return connection.name == keyPath
    }
  }

  /// What to do about a name that a class does not register.
  static func hint(_ objectClass: AnyClass, _ names: [String]) -> String {
    guard objectClass is any InterfaceConnecting.Type else {
      return "the class does not conform to InterfaceConnecting"
    }
    let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return "it registers " + (names.isEmpty ? "none" : "only \(known)")
  }

  static func outletNames(of objectClass: AnyClass) -> [String] {
    of(objectClass).compactMap { connection in
      switch connection.kind {
      case .outlet, .collection: connection.name
      case .action, .attribute: nil
      }
    }
  }

  static func actionNames(of objectClass: AnyClass) -> [String] {
    of(objectClass).compactMap { connection in
      if case .action = connection.kind { connection.name } else { nil }
    }
  }

  static func attributeNames(of objectClass: AnyClass) -> [String] {
    of(objectClass).compactMap { connection in
      if case .attribute = connection.kind { connection.name } else { nil }
    }
  }
}
