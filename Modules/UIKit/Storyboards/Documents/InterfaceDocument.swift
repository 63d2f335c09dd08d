import Foundation

/// A storyboard or nib as Interface Builder saves it.
final class InterfaceDocument {
  enum Form: String {
    case storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    case nib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  }

  let fileName: String
  let bundle: Bundle
  private(set) var root: InterfaceElement!
  private(set) var elementsByID: [String: InterfaceElement] = [:]

  /// Reads the document and checks its head; what is in it is checked when it is first used.
  init(_ data: Data, named fileName: String, in bundle: Bundle, as form: Form)
    throws(StoryboardError)
  {
    self.fileName = fileName
    self.bundle = bundle
    root = try InterfaceDocumentReader(self).read(data)
    try checkHead(form)
    for element in root.subtree {
      // A reference is to the element that has the id, and segues are also named by their ids.
      guard let id = element.id, element.name != "device", element.name != "adaptation" else {
        continue
      }
      guard elementsByID.updateValue(element, forKey: id) == nil else {
        throw .duplicateID(element.place, id: id)
      }
    }
  }

  convenience init(at url: URL, in bundle: Bundle, as form: Form) throws(StoryboardError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .notFound(file: url.lastPathComponent, searched: [url.deletingLastPathComponent().path])
    }
    try self.init(data, named: url.lastPathComponent, in: bundle, as: form)
  }

  private func checkHead(_ form: Form) throws(StoryboardError) {
    let type = root["type"] ?? ""
    guard root.name == "document", type == form.rawValue || type == form.alternative else {
      throw .unsupportedDocument(
        root.place, reason: "is no \(form == .storyboard ? "storyboard" : "nib") for iOS")
    }
    guard root["version"] == "3.0" else {
      throw .unsupportedDocument(
        root.place, reason: "has version \"\(root["version"] ?? "")\", only 3.0 can be read")
    }
  }

  /// The element that another one refers to by an attribute.
  func element(
    _ attribute: String, of element: InterfaceElement
  ) throws(StoryboardError) -> InterfaceElement {
    let id = try element.required(attribute)
    guard let found = elementsByID[id] else {
      throw .unknownReference(element.place, attribute: attribute, id: id)
    }
    return found
  }

  /// What the document says of a resource that it uses, such as a color or an image.
  func resource(_ kind: String, named name: String) -> InterfaceElement? {
    root.children(of: "resources").first { $0.name == kind && $0["name"] == name }
  }
}

extension InterfaceDocument.Form {
  /// The other name of the same form.
  fileprivate var alternative: String {
    String(rawValue.dropLast(3)) + "XML"
  }
}
