extension FileWork {
  /// Lists, in each class of the file that storyboards connect to, what they may reach.
  mutating func registerConnections(_ program: Program) {
    for type in file.types where type.kind == .class {
      let connections = (program.connections[type.path] ?? [])
        .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
      guard !connections.isEmpty else { continue }
      if let known = program.registered[type.path] {
        remarkOnMissing(connections.filter { !known.contains($0.name) })
      } else if type.isNested || type.isGeneric {
        remark(type.keyword, "\(type.path) is nested or generic: no storyboard can find it")
      } else {
        register(connections, in: type, program)
      }
    }
    for type in file.types where type.kind != .class && type.kind != .extension {
      for connection in program.connections[type.path] ?? [] where connection.path == file.path {
        remarks.append(
          Remark(line: connection.line, words: "only classes can be reached by storyboards"))
      }
    }
  }

  private mutating func remarkOnMissing(_ connections: [Connection]) {
    for connection in connections where connection.path == file.path {
      remarks.append(
        Remark(
          line: connection.line,
          words: "\(connection.member) is not among the interfaceConnections: add it there"))
    }
  }

  private mutating func register(
    _ connections: [Connection], in type: TypeDeclaration, _ program: Program
  ) {
    let reachable = connections.filter { !$0.isPrivate || $0.path == file.path }
    for connection in connections where connection.isPrivate && connection.path != file.path {
      remark(
        type.keyword, "\(connection.member) is private in \(connection.path): it cannot be listed")
    }
    guard !reachable.isEmpty else { return }
    let inherits = program.superclassConnects(type)
    let closing = tokens[type.body.upperBound].range.lowerBound
    let line = tokens[type.body.upperBound].line
    let words = "\(type.path) lists \(reachable.count) names for storyboards"
    changes.append(
      Change(
        range: closing..<closing, replacement: list(reachable, of: type, inherits: inherits),
        line: line, words: words))
    guard !inherits else { return }
    let end = file.text.utf8.count
    let separator = file.text.hasSuffix("\n") ? "\n" : "\n\n"
    changes.append(
      Change(
        range: end..<end,
        replacement: "\(separator)extension \(type.path): InterfaceConnecting {}\n",
        line: line, words: "\(type.path) conforms to InterfaceConnecting"))
  }

  private func list(
    _ connections: [Connection], of type: TypeDeclaration, inherits: Bool
  ) -> String {
    let access =
      type.modifiers.contains("open")
      ? "open "
      : type.modifiers.contains("public") ? "public " : ""
    let open = inherits ? "super.interfaceConnections + [" : "["
    let lines = connections.map { "      \($0.registration)\n" }.joined()
    return """

        // What storyboards reach by name, where no Objective-C finds it for them.
        \(inherits ? "override " : "")\(access)class var interfaceConnections: [InterfaceConnection] {
          \(open)
      \(lines)    ]
        }

      """
  }
}
