/// What can be wrong with a storyboard or nib, or with what it is asked for.
///
/// Each case that is about a place in a document names the file, the line and the element.
public enum StoryboardError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No bundle that was searched has the document. Check that it is among the target's resources.
  case notFound(file: String, searched: [String])

  /// Several bundles have a document of the name, and no bundle was named. Name one.
  case foundTwice(file: String, paths: [String])

  /// The file cannot be read as XML.
  case malformed(file: String, line: Int, reason: String)

  /// The document is not one for iOS in the format of Interface Builder 3.
  case unsupportedDocument(Place, reason: String)

  /// The element is none that can be built, or none that belongs there.
  case unknownElement(Place, parent: String)

  /// The element has an attribute that is not known.
  case unknownAttribute(Place, attribute: String)

  /// An attribute's value is not one that it can have.
  case badValue(Place, attribute: String, value: String, expected: String)

  /// The element lacks an attribute or a child.
  case missing(Place, what: String)

  /// Two elements have the same identity.
  case duplicateID(Place, id: String)

  /// An attribute names an element that does not exist.
  case unknownReference(Place, attribute: String, id: String)

  /// The program has no class of the name. Check the module, and that the class is neither nested,
  /// generic, nor declared in a function: such classes have no name that can be looked up.
  case classNotFound(Place, className: String)

  /// A class is nested or generic, and cannot be looked up.
  case unnameableClass(Place, className: String)

  /// A class is not of the kind that the element is for.
  case unfitClass(Place, className: String, needed: String)

  /// A class's `init(coder:)` answered `nil`.
  case initializerFailed(Place, className: String)

  /// A class has no outlet of the name. Register it: see ``InterfaceConnecting``.
  case unknownOutlet(Place, outlet: String, className: String, hint: String)

  /// An outlet is of another type than what is to be connected to it.
  case unfitOutlet(Place, outlet: String, className: String, value: String)

  /// A class has no action of the name. Register it: see ``InterfaceConnecting``.
  case unknownAction(Place, action: String, className: String, hint: String)

  /// A class has no attribute of the key path that can be set. Register it: see
  /// ``InterfaceConnecting``.
  case unknownKeyPath(Place, keyPath: String, className: String, hint: String)

  /// The value of a user-defined runtime attribute is of another type than the property.
  case unfitAttribute(Place, keyPath: String, className: String, value: String)

  /// The storyboard has no controller of the identifier.
  case unknownIdentifier(storyboard: String, identifier: String, known: [String])

  /// The storyboard has no initial controller.
  case noInitialController(storyboard: String)

  /// A controller's class is another than the one that was asked for.
  case otherController(storyboard: String, expected: String, actual: String)

  /// The controller has no segue of the identifier, or comes from no storyboard.
  case unknownSegue(controller: String, identifier: String, known: [String])

  /// A segue that goes back found no controller that wants it; nothing was done.
  case nowhereToUnwind(controller: String, action: String)
}

extension StoryboardError {
  /// An element of a document.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, such as "Main.storyboard".
    public let file: String
    /// The line on which the element begins; the first is 1.
    public let line: Int
    /// The element's name, such as "label".
    public let element: String

    /// Creates a place in a file, at a line that counts from 1.
    public init(file: String, line: Int, element: String) {
      self.file = file
      self.line = line
      self.element = element
    }

    /// File, line and element as in "Main.storyboard:12: <label>".
    public var description: String { "\(file):\(line): <\(element)>" }
  }
}
