extension StoryboardError {
  public var description: String {
    switch self {
    case .notFound(let file, let searched):
      "there is no \(file) in " + (searched.isEmpty ? "any bundle" : Self.list(searched))
    case .foundTwice(let file, let paths):
      "several bundles have a \(file), name one of them: \(Self.list(paths))"
    case .malformed(let file, let line, let reason):
      "\(file):\(line): \(reason)"
    case .unsupportedDocument(let place, let reason):
      "\(place) \(reason)"
    case .unknownElement(let place, let parent):
      "\(place) is unknown in <\(parent)>"
    case .unknownAttribute(let place, let attribute):
      "\(place) has the unknown attribute \"\(attribute)\""
    case .badValue(let place, let attribute, let value, let expected):
      "\(place) has \"\(value)\" for \"\(attribute)\", which must be \(expected)"
    case .missing(let place, let what):
      "\(place) lacks \(what)"
    case .duplicateID(let place, let id):
      "\(place) has the id \"\(id)\" of another element"
    case .unknownReference(let place, let attribute, let id):
      "\(place) names \"\(id)\" as its \(attribute), which does not exist or is of another kind"
    default:
      programDescription
    }
  }

  /// What is wrong where document and program meet.
  private var programDescription: String {
    switch self {
    case .classNotFound(let place, let name):
      "\(place) is of class \(name), which does not exist"
    case .unnameableClass(let place, let name):
      "\(place) is of class \(name); a nested or generic class cannot be looked up"
    case .unfitClass(let place, let name, let needed):
      "\(place) is of class \(name), which is no \(needed)"
    case .initializerFailed(let place, let name):
      "\(place): init(coder:) of \(name) answered nil"
    case .unknownOutlet(let place, let outlet, let name, let hint):
      "\(place): \(name) has no outlet \"\(outlet)\": \(hint)"
    case .unfitOutlet(let place, let outlet, let name, let value):
      "\(place): \(value) cannot be the outlet \"\(outlet)\" of \(name)"
    case .unknownAction(let place, let action, let name, let hint):
      "\(place): \(name) has no action \"\(action)\": \(hint)"
    case .unknownKeyPath(let place, let path, let name, let hint):
      "\(place): \(name) has no attribute \"\(path)\": \(hint)"
    case .unfitAttribute(let place, let path, let name, let value):
      "\(place): \(value) cannot be the attribute \"\(path)\" of \(name)"
    case .unknownIdentifier(let storyboard, let identifier, let known):
      "\(storyboard) has no controller \"\(identifier)\", only \(Self.quoted(known))"
    case .noInitialController(let storyboard):
      "\(storyboard) has no initial controller"
    case .otherController(let storyboard, let expected, let actual):
      "\(storyboard) has a \(actual) there, no \(expected)"
    case .unknownSegue(let controller, let identifier, let known):
      "\(controller) has no segue \"\(identifier)\", only \(Self.quoted(known))"
    case .nowhereToUnwind(let controller, let action):
      "no controller wants \(controller) to unwind to \"\(action)\""
    default:
      ""
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func quoted(_ names: [String]) -> String {
    names.isEmpty ? "ones without identifier" : list(names.map { "\"\($0)\"" })
  }
}
