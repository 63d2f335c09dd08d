public import Foundation

/// A font: a face at a size.
///
/// Fonts here are numbers, not outlines: the heights come from the text measurer in use. Fonts are
/// equal if they have the same face and size. Any thread may use a font.
open class UIFont: NSObject, @unchecked Sendable {
  let fontFace: FontFace

  /// The size of an em, in points.
  public let pointSize: CGFloat

  /// How the font follows a change of the preferred size, if it does.
  let scaling: FontScaling

  init(face: FontFace, size: CGFloat, scaling: FontScaling = .none) {
    fontFace = face
    pointSize = size
    self.scaling = scaling
    super.init()
  }

  /// Creates a font from a descriptor; a size of zero stands for the descriptor's own size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontFace = descriptor.fontFace
    self.pointSize = pointSize == 0 ? descriptor.sizeOrDefault : pointSize
    scaling = fontFace.textStyle.map { pointSize == 0 ? .textStyle($0) : .none } ?? .none
    super.init()
  }

  /// Creates a font by the name of a face, such as "Georgia-Bold".
  ///
  /// There are no font files here, so any name but an empty one is taken at its word: what comes
  /// before the first hyphen is the family, and the rest tells the style.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    fontFace = FontFace(postscriptName: fontName)
    pointSize = fontSize
    scaling = .none
    super.init()
  }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: fontFace, size: fontSize)
  }

  /// The name of the family, such as "Georgia".
  open var familyName: String { fontFace.familyName }

  /// The name of the face, such as "Georgia-Bold".
  open var fontName: String { fontFace.fontName }

  /// Describes the font, so that a variation can be made from it.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: fontFace, size: pointSize)
  }

  /// The distance from the baseline up to the top of the line, in points; positive.
  open var ascender: CGFloat { lineMetrics.ascender }

  /// The distance from the baseline to the bottom of the line, in points; negative.
  open var descender: CGFloat { lineMetrics.descender }

  /// The height of a capital letter, in points.
  open var capHeight: CGFloat { lineMetrics.capHeight }

  /// The height of the letter x, in points.
  open var xHeight: CGFloat { lineMetrics.xHeight }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { lineMetrics.lineHeight }

  /// The extra space between two lines, in points.
  open var leading: CGFloat { lineMetrics.leading }

  private var lineMetrics: TextLineMetrics {
    TextMeasurement.current.lineMetrics(of: measured)
  }

  /// The font as text measuring knows it.
  package var measured: MeasuredFont {
    MeasuredFont(
      pointSize: pointSize, weight: fontFace.weight.rawValue, width: fontFace.width.rawValue,
      isMonospaced: fontFace.design == .monospaced, isItalic: fontFace.isItalic)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && fontFace == other.fontFace
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(fontFace)
    return hasher.finalize()
  }

  open override var description: String {
    String(format: "<UIFont: \(fontName); %gpt>", Double(pointSize))
  }

  open override var debugDescription: String { description }
}

extension UIFont: NSCopying {
  /// The font itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
