import Foundation

/// One element of a storyboard or nib.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [InterfaceElement] = []
  /// The characters between the tags of an element without children.
  private(set) var text = ""
  /// What the element lies in; the document keeps its elements alive.
  private(set) weak var parent: InterfaceElement?
  unowned let document: InterfaceDocument

  init(
    _ name: String, _ attributes: [String: String], line: Int, in parent: InterfaceElement?,
    of document: InterfaceDocument
  ) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.parent = parent
    self.document = document
    parent?.children.append(self)
  }

  func append(_ text: String) { self.text += text }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  var place: StoryboardError.Place {
    StoryboardError.Place(file: document.fileName, line: line, element: name)
  }

  /// The first child of the name, and of the key if one is given.
  func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The children of the child of the name, such as those of "subviews".
  func children(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// An attribute that must be there.
  func required(_ attribute: String) throws(StoryboardError) -> String {
    guard let value = attributes[attribute] else {
      throw .missing(place, what: "the attribute \"\(attribute)\"")
    }
    return value
  }

  /// A number that must be there.
  func number(_ attribute: String) throws(StoryboardError) -> CGFloat {
    try InterfaceText.number.value(of: try required(attribute), attribute, in: self)
  }

  /// The element and all in it, in the order of the document.
  var subtree: [InterfaceElement] {
    var found: [InterfaceElement] = []
    func add(_ element: InterfaceElement) {
      found.append(element)
      for child in element.children { add(child) }
    }
    add(self)
    return found
  }
}
