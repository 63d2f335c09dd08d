import Foundation

/// A cell, header or footer of a document, of which any number can be made.
@MainActor final class InterfacePrototype {
  private let element: InterfaceElement
  private let document: InterfaceDocument
  private let storyboard: UIStoryboard?
  /// The controller or owner of the document, to which what is made may be connected.
  private weak var owner: AnyObject?

  init(_ element: InterfaceElement, in build: InterfaceBuild) {
    self.element = element
    document = build.document
    storyboard = build.storyboard
    owner = build.owner
  }

  var reuseIdentifier: String? { element["reuseIdentifier"] }

  /// A new view of the prototype; one that cannot be made is reported.
  func make<View: UIView>(as type: View.Type) -> View? {
    let controller = owner as? UIViewController
    var known = controller?.interface?.sceneObjects ?? [:]
    if let id = controller?.interface?.element.id { known[id] = controller }
    let build = InterfaceBuild(document, in: storyboard, knowing: known)
    build.owner = owner
    do {
      let view = try build.make(element, as: type)
      try build.finish()
      return view
    } catch {
      Headless.report(error)
      return nil
    }
  }
}
