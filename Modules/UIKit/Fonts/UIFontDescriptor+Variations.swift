public import Foundation

extension UIFontDescriptor {
  private func varied(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var face = fontFace
    change(&face)
    return UIFontDescriptor(face: face, size: pointSize == 0 ? nil : pointSize)
  }

  /// The same face at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: fontFace, size: newPointSize)
  }

  /// The font of another family in the same style.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    varied { $0.family = newFamily }
  }

  /// Another face of the same family, by its name.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    varied { $0.setFace(newFace) }
  }

  /// The same style in another design; `nil` for a font that is not the system's.
  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard fontFace.family == nil else { return nil }
    return varied { $0.design = design }
  }

  /// The same font, slanted, bold, monospaced, condensed or expanded as asked for, and not so where
  /// it is not asked for.
  public func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    varied { $0.setSymbolicTraits(symbolicTraits) }
  }

  /// The same font with attributes set anew.
  public func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let (face, size) = fontFace.applying(attributes)
    return UIFontDescriptor(face: face, size: size ?? (pointSize == 0 ? nil : pointSize))
  }
}

extension FontFace {
  mutating func setSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != isBold {
      weight = traits.contains(.traitBold) ? .bold : .regular
    }
    if traits.contains(.traitMonoSpace) {
      design = .monospaced
    } else if design == .monospaced {
      design = .default
    }
    width =
      traits.contains(.traitCondensed)
      ? .condensed : traits.contains(.traitExpanded) ? .expanded : .standard
  }
}
