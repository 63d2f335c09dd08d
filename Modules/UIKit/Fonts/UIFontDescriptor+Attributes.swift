import Foundation

extension UIFontDescriptor {
  /// What the descriptor says, by attribute; the face's name follows from the rest.
  public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .family: fontFace.familyName,
      .traits: [
        TraitKey.weight: fontFace.weight.rawValue, TraitKey.width: fontFace.width.rawValue,
        TraitKey.symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any],
    ]
    if pointSize != 0 { attributes[.size] = pointSize }
    if let face = fontFace.face { attributes[.face] = face }
    if let style = fontFace.textStyle { attributes[.textStyle] = style }
    return attributes
  }

  /// The value of one attribute.
  public func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    anAttribute == .name ? postscriptName : fontAttributes[anAttribute]
  }
}

extension FontFace {
  /// The face with attributes applied, and the size among them. The family comes first and the
  /// traits last, so that what is more exact wins.
  func applying(
    _ attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> (face: FontFace, size: CGFloat?) {
    var result = self
    if let name = attributes[.name] as? String { result = FontFace(postscriptName: name) }
    if let family = attributes[.family] as? String { result.family = family }
    if let face = attributes[.face] as? String { result.setFace(face) }
    if let style = attributes[.textStyle] {
      result.textStyle =
        style as? UIFont.TextStyle ?? (style as? String).map(UIFont.TextStyle.init)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      result.apply(traits)
    }
    return (result, attributes[.size].flatMap(Self.number))
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = traits[.symbolic] as? UInt32 {
      setSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      self.weight = weight
    } else if let weight = traits[.weight].flatMap(Self.number) {
      self.weight = UIFont.Weight(weight)
    }
    if let width = traits[.width] as? UIFont.Width {
      self.width = width
    } else if let width = traits[.width].flatMap(Self.number) {
      self.width = UIFont.Width(width)
    }
    if let slant = traits[.slant].flatMap(Self.number) { isItalic = slant != 0 }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
