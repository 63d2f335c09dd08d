import Foundation
import FoundationXML

/// Reads the elements of a document, each with its line.
final class InterfaceDocumentReader: NSObject, XMLParserDelegate {
  private let document: InterfaceDocument
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?

  init(_ document: InterfaceDocument) {
    self.document = document
  }

  func read(_ data: Data) throws(StoryboardError) -> InterfaceElement {
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse(), let root else {
      throw .malformed(
        file: document.fileName, line: max(parser.lineNumber, 1), reason: "this is no valid XML")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(
      elementName, attributeDict, line: parser.lineNumber, in: open.last, of: document)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.append(string)
  }
}
