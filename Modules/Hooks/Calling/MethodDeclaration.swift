internal import CInterception

/// A method's declaration as its mangled name states it.
struct MethodDeclaration {
  let isGeneric: Bool
  let argumentCount: Int
  /// The arguments that are handed over, counted from 0.
  let consumedArguments: [Int]
  let throwsErrors: Bool
  let throwsTypedErrors: Bool
  let result: String

  var hasOpaqueResult: Bool { result.hasPrefix("some") || result.contains("opaque return type") }

  /// Takes apart a name such as `Shop.Stock.take(_: __owned Shop.Box) throws -> Swift.Int`.
  init?(_ text: String) {
    let characters = Array(text)
    guard let open = MethodDeclaration.openingOfArguments(in: characters),
      let close = MethodDeclaration.end(ofGroupAt: open, in: characters)
    else { return nil }
    isGeneric = characters[open - 1] == ">"
    let arguments = MethodDeclaration.split(characters[(open + 1)..<close])
    argumentCount = arguments.count
    consumedArguments = arguments.indices.filter { index in
      let type = arguments[index].drop { $0 != ":" }.dropFirst(2)
      let named = type.isEmpty ? arguments[index][...] : type
      return named.hasPrefix("__owned ") || named.hasPrefix("sending ")
    }
    let rest = characters[(close + 1)...]
    guard let arrow = MethodDeclaration.position(of: " -> ", in: rest) else { return nil }
    let effects = String(rest[..<arrow])
    throwsErrors = effects.contains("throws")
    throwsTypedErrors = effects.contains("throws(")
    let returned = rest[(arrow + 4)...]
    let context = MethodDeclaration.position(of: " in ", in: returned) ?? returned.endIndex
    result = String(returned[..<context])
  }

  /// Whether two types as they are written are certainly not the same. Only of plain ones is that certain:
  /// others may be spelled in several ways.
  static func differ(_ one: String, _ other: String) -> Bool {
    one != other && (plainTypes.contains(one) || plainTypes.contains(other))
  }

  private static let plainTypes: Set<String> = [
    "()", "Swift.Bool", "Swift.String", "Swift.Float", "Swift.Double", "Swift.Int", "Swift.Int8",
    "Swift.Int16", "Swift.Int32", "Swift.Int64", "Swift.UInt", "Swift.UInt8", "Swift.UInt16",
    "Swift.UInt32", "Swift.UInt64",
  ]
}

extension MethodDeclaration {
  /// What has been looked up, by function: looking reads all symbols. Guarded by the engine's lock.
  nonisolated(unsafe) private static var known: [UnsafeRawPointer: MethodDeclaration?] = [:]

  /// The declaration of a method in the class that declares it; nil where the program does not keep the
  /// name.
  static func of(_ method: MethodDescriptor) -> MethodDeclaration? {
    guard let function = method.implementation else { return nil }
    hook_lock()
    let found = known[function]
    hook_unlock()
    if let found { return found }
    let declaration = readableName(of: function).flatMap(MethodDeclaration.init)
    hook_lock()
    known[function] = .some(declaration)
    hook_unlock()
    return declaration
  }

  /// A function's name as its source has it, if the program keeps it.
  static func readableName(of function: UnsafeRawPointer) -> String? {
    hook_function_name(function).map(readable)
  }

  /// A mangled name in readable form, or as it is if it is none of Swift's.
  static func readable(_ mangled: UnsafePointer<CChar>) -> String {
    guard let readable = hook_demangle(mangled) else { return String(cString: mangled) }
    defer { readable.deallocate() }
    return String(cString: readable)
  }
}

extension MethodDeclaration {
  /// The bracket that opens the arguments: the first that follows a name, and not a period as that
  /// of a private context does.
  private static func openingOfArguments(in text: [Character]) -> Int? {
    var index = 0
    while index < text.count {
      if text[index] == "(" {
        guard index == 0 || text[index - 1] == "." || text[index - 1] == " " else { return index }
        guard let end = end(ofGroupAt: index, in: text) else { return nil }
        index = end
      } else if text[index] == "<" {
        guard let end = end(ofGroupAt: index, in: text) else { return nil }
        index = end
      }
      index += 1
    }
    return nil
  }

  private static func end(ofGroupAt start: Int, in text: [Character]) -> Int? {
    var depth = 0
    for index in start..<text.count {
      depth += change(at: index, in: text[...])
      if depth == 0 { return index }
    }
    return nil
  }

  /// Where some text stands outside all brackets.
  private static func position(of part: String, in text: ArraySlice<Character>) -> Int? {
    var depth = 0
    for index in text.indices {
      depth += change(at: index, in: text)
      if depth == 0, text[index...].starts(with: part) { return index }
    }
    return nil
  }

  /// The parts between the commas that are in no brackets.
  private static func split(_ text: ArraySlice<Character>) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for index in text.indices {
      depth += change(at: index, in: text)
      if depth == 0, text[index] == "," {
        parts.append(part)
        part = ""
      } else if !(part.isEmpty && text[index] == " ") {
        part.append(text[index])
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// How a character changes the depth of brackets; an arrow's head closes none.
  private static func change(at index: Int, in text: ArraySlice<Character>) -> Int {
    switch text[index] {
    case "(", "<", "[": 1
    case ")", "]": -1
    case ">": index > text.startIndex && text[index - 1] == "-" ? 0 : -1
    default: 0
    }
  }
}
