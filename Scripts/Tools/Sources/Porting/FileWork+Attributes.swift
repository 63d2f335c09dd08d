extension FileWork {
  /// What Swift alone does not know or does not need.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction",
  ]

  mutating func dropAttributes() {
    for index in tokens.indices {
      if tokens[index].isMark("@"), let name = token(index + 1), name.followsClosely,
        Self.dropped.contains(name.text)
      {
        drop(index, name.text)
      } else if file.isKeyword(index, "dynamic"), isModifier(index) {
        changes.append(file.removal(of: index...index, "dynamic removed"))
      } else if file.isKeyword(index, "optional"), isRequirement(index) {
        changes.append(file.removal(of: index...index, "optional removed from a requirement"))
        remark(index, "the requirement was optional: give it a default in an extension")
      }
    }
  }

  private mutating func drop(_ index: Int, _ name: String) {
    var last = index + 1
    if name == "objc", let next = token(index + 2), next.isMark("("), next.followsClosely,
      let closing = file.closing(of: index + 2)
    {
      last = closing
      let selector = tokens[(index + 3)..<closing].map(\.text).joined()
      remark(index, "nothing is called \"\(selector)\" any more: look for what uses the name")
    }
    changes.append(file.removal(of: index...last, "@\(name) removed"))
  }

  /// Whether the word stands before a declaration, and is not a name.
  private func isModifier(_ index: Int) -> Bool {
    guard let next = token(index + 1), next.kind == .word || next.isMark("@") else { return false }
    let declarations = [
      "var", "func", "class", "private", "public", "internal", "fileprivate", "open", "weak",
      "override", "final", "init", "subscript", "lazy", "static",
    ]
    return declarations.contains(next.text) || next.isMark("@")
  }

  private func isRequirement(_ index: Int) -> Bool {
    guard file.type(around: index)?.kind == .protocol, let next = token(index + 1) else {
      return false
    }
    return next.isWord("func") || next.isWord("var")
  }

  /// `@main` in place of what the compiler needs Objective-C for, on a class that can be made.
  mutating func markMain(_ program: Program) {
    for index in tokens.indices where file.marksStart(index) {
      remarkOnOtherStarts(index, program)
      guard tokens[index + 1].text != "main" else { continue }
      replace(
        tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, at: index,
        with: "@main", "@\(tokens[index + 1].text) became @main")
    }
    for index in tokens.indices where file.isKeyword(index, "UIApplicationMain") {
      guard token(index + 1)?.isMark("(") ?? false else { continue }
      remark(index, "UIApplicationMain is not there: mark the delegate with @main")
    }
    finishDelegates()
  }

  private mutating func remarkOnOtherStarts(_ index: Int, _ program: Program) {
    let here = Place(file: file.path, line: tokens[index].line)
    let others = program.starts.filter { $0 != here }.map { "\($0.file):\($0.line)" }
    guard !others.isEmpty else { return }
    remark(
      index,
      "the program starts at \(others.joined(separator: " and ")), too: leave one start in a module"
    )
  }

  private mutating func finishDelegates() {
    let delegates: Set<String> = [
      "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    ]
    for type in file.types
    where type.kind == .class && !delegates.isDisjoint(with: type.inherited)
      && type.modifiers.isDisjoint(with: ["final", "open"])
    {
      let start = tokens[type.keyword].range.lowerBound
      replace(
        start..<start, at: type.keyword, with: "final ",
        "\(type.path) became final, so that it can be made by its class")
    }
  }
}
