/// What the rules must know of all files together.
struct Program {
  /// The methods that protocols of the folder declare as optional.
  let optionalRequirements: Set<String>
  /// The classes that are declared, by path, with the file of each.
  let classes: [String: (file: String, type: TypeDeclaration)]
  /// What storyboards may reach, by the class that has it.
  let connections: [String: [Connection]]
  /// Classes that list what storyboards may reach already.
  let registered: [String: Set<String>]
  /// Where the program may start: types that are marked so, and a file of top-level code.
  let starts: [Place]
  private let methodsWithValue: Set<String>
  private let methodsWithout: Set<String>

  init(_ files: [SourceFile]) {
    var optional: Set<String> = []
    var classes: [String: (file: String, type: TypeDeclaration)] = [:]
    var connections: [String: [Connection]] = [:]
    var registered: [String: Set<String>] = [:]
    var withValue: Set<String> = []
    var without: Set<String> = []
    for file in files {
      for type in file.types where type.kind == .class {
        classes[type.path] = (file.path, type)
      }
      for index in file.tokens.indices.dropLast() {
        if file.isKeyword(index, "optional"), file.tokens[index + 1].isWord("func") {
          optional.insert(file.tokens[index + 2].text)
        }
        if file.isKeyword(index, "func") {
          let name = file.tokens[index + 1].text
          if file.returnsValue(index) { withValue.insert(name) } else { without.insert(name) }
        }
        if let found = Connection(in: file, at: index) {
          connections[found.owner, default: []].append(found)
        }
        if file.isKeyword(index, "var"), file.tokens[index + 1].isWord("interfaceConnections"),
          let type = file.type(around: index)
        {
          registered[type.path, default: []].formUnion(file.texts(in: type.body))
        }
      }
    }
    optionalRequirements = optional
    self.classes = classes
    self.connections = connections
    self.registered = registered
    starts = files.flatMap(\.starts)
    methodsWithValue = withValue
    methodsWithout = without
  }

  /// Whether all methods of the name that the folder declares return something.
  func returnsValue(_ name: String) -> Bool {
    methodsWithValue.contains(name) && !methodsWithout.contains(name)
  }

  /// Whether a superclass of the class lists what storyboards may reach, or is going to.
  func superclassConnects(_ type: TypeDeclaration) -> Bool {
    var next: TypeDeclaration? = type
    var seen: Set<String> = []
    while let current = next, seen.insert(current.path).inserted {
      let parent = current.inherited.first.flatMap { classes[$0] }?.type
      if let parent, connections[parent.path] != nil || registered[parent.path] != nil {
        return true
      }
      next = parent
    }
    return false
  }
}

/// A line of one of the files.
struct Place: Equatable {
  let file: String
  let line: Int
}

extension SourceFile {
  fileprivate var starts: [Place] {
    if path.split(separator: "/").last == "main.swift" { return [Place(file: path, line: 1)] }
    return tokens.indices.filter(marksStart).map { Place(file: path, line: tokens[$0].line) }
  }

  /// Whether an attribute stands there that marks the type with which the program starts.
  func marksStart(_ index: Int) -> Bool {
    guard tokens[index].isMark("@"), index + 1 < tokens.count else { return false }
    return ["main", "UIApplicationMain", "NSApplicationMain"].contains(tokens[index + 1].text)
  }

  /// Whether the function that a `func` begins returns something.
  fileprivate func returnsValue(_ keyword: Int) -> Bool {
    guard let opening = tokens[keyword...].firstIndex(where: { $0.isMark("(") }),
      let closing = closing(of: opening)
    else { return false }
    var index = closing + 1
    while index + 1 < tokens.count, ["async", "throws", "rethrows"].contains(tokens[index].text) {
      index += 1
    }
    guard index + 2 < tokens.count, tokens[index].isMark("-"), tokens[index + 1].isMark(">") else {
      return false
    }
    let isVoid =
      tokens[index + 2].isWord("Void")
      || tokens[index + 2].isMark("(") && tokens[index + 3].isMark(")")
    return !isVoid
  }

  /// The texts of strings within some tokens, without their quotes.
  fileprivate func texts(in body: ClosedRange<Int>) -> [String] {
    tokens[body].filter { $0.kind == .literal && $0.text.hasPrefix("\"") }
      .map { String($0.text.dropFirst().dropLast()) }
  }
}
