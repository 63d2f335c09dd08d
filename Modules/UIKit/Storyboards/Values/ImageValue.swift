import Foundation

/// An image that a document names: of the size that the document remembers of it.
final class InterfaceImage: UIImage, @unchecked Sendable {
  private let rememberedSize: CGSize

  init(size: CGSize) {
    rememberedSize = size
    super.init()
  }

  override var size: CGSize { rememberedSize }
}

extension InterfaceRule {
  /// An attribute that names an image among the document's resources.
  static func image(
    _ name: String, _ set: @escaping @MainActor (Owner, UIImage) -> Void
  ) -> InterfaceRule {
    InterfaceRule(
      subject: .attribute(name),
      check: { (element) throws(StoryboardError) in
        if let image = element[name] { _ = try element.image(named: image, name) }
      },
      apply: { (owner, element, _) throws(StoryboardError) in
        if let image = element[name] { set(owner, try element.image(named: image, name)) }
      })
  }

  /// An attribute that names the image of a property.
  static func image(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, UIImage?>
  ) -> InterfaceRule {
    image(name) { $0[keyPath: property] = $1 }
  }

  /// A reference to an image, such as a symbol of the system's, for a property.
  static func imageReference(
    key: String, _ property: ReferenceWritableKeyPath<Owner, UIImage?>
  ) -> InterfaceRule {
    child(
      InterfaceValue("imageReference") { (element) throws(StoryboardError) in
        try element.image(named: try element.required("image"), "image") as UIImage
      }, key: key, property)
  }
}

extension InterfaceElement {
  func image(
    named name: String, _ attribute: String
  ) throws(StoryboardError) -> InterfaceImage {
    guard let resource = document.resource("image", named: name) else {
      throw .badValue(
        place, attribute: attribute, value: name,
        expected: "the name of an image of the document's resources")
    }
    return InterfaceImage(
      size: CGSize(width: try resource.number("width"), height: try resource.number("height")))
  }
}
