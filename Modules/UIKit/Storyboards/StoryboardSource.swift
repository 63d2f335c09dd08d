import Foundation

/// The document of a storyboard, and which of its scenes have been checked.
@MainActor final class StoryboardSource {
  let document: InterfaceDocument
  private var checked: Set<ObjectIdentifier> = []

  init(at url: URL, in bundle: Bundle) throws(StoryboardError) {
    document = try InterfaceDocument(at: url, in: bundle, as: .storyboard)
  }

  convenience init(name: String, in bundle: Bundle?) throws(StoryboardError) {
    let found = try InterfaceFile(name, "storyboard", in: bundle)
    try self.init(at: found.url, in: found.bundle)
  }

  /// Checks the scene of a controller once.
  func check(_ controller: InterfaceElement) throws(StoryboardError) {
    guard let objects = controller.parent else { return }
    guard !checked.contains(ObjectIdentifier(objects)) else { return }
    try InterfaceChecker().check(objects: objects)
    checked.insert(ObjectIdentifier(objects))
  }
}
