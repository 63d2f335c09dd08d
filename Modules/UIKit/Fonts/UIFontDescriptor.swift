public import Foundation

/// A description of a font, by attributes, from which variations can be made.
///
/// A descriptor never changes. Descriptors are equal if they describe the same face and size.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let fontFace: FontFace
  private let size: CGFloat?

  init(face: FontFace, size: CGFloat?) {
    fontFace = face
    self.size = size
    super.init()
  }

  /// Creates a descriptor of the system's font.
  public override convenience init() {
    self.init(fontAttributes: [:])
  }

  /// Creates a descriptor from attributes.
  ///
  /// Read are family, name, face, size, text style and traits, if their values have the types that
  /// Apple documents; attributes of outlines, such as a cascade list, have no meaning here.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    (fontFace, size) = FontFace().applying(attributes)
    super.init()
  }

  /// Creates a descriptor by the name of a face and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(postscriptName: fontName), size: size)
  }

  /// The size in points, or zero if none is described.
  open var pointSize: CGFloat { size ?? 0 }

  /// The size that a font gets that asks for none.
  var sizeOrDefault: CGFloat { size ?? 12 }

  /// The name of the face, such as "Georgia-Bold".
  open var postscriptName: String { fontFace.fontName }

  /// The style of the face.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if fontFace.isItalic { traits.insert(.traitItalic) }
    if fontFace.isBold { traits.insert(.traitBold) }
    if fontFace.design == .monospaced { traits.insert(.traitMonoSpace) }
    if fontFace.width.rawValue < 0 { traits.insert(.traitCondensed) }
    if fontFace.width.rawValue > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return size == other.size && fontFace == other.fontFace
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(fontFace)
    return hasher.finalize()
  }

  open override var description: String {
    String(format: "<UIFontDescriptor: \(postscriptName); %gpt>", Double(pointSize))
  }

  open override var debugDescription: String { description }
}

extension UIFontDescriptor: NSCopying {
  /// The descriptor itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  /// The description of the font for a text style at the size of `UITraitCollection.current`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The description of the font for a text style at the size category of some traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
