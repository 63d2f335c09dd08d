import Foundation

/// How wide a scalar outside ASCII is.
enum WidthClass: Equatable {
  /// It takes no room of its own: a combining mark, a joiner, a control.
  case none
  /// It fills the em.
  case ideograph
  /// It has a width of its own, in thousandths of an em.
  case letter(Double)
  /// It is as wide as the ASCII letter under its accents.
  case decomposed(UInt8)

  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator,
      .surrogate:
      self = .none
      return
    default: break
    }
    if let known = Self.punctuation(scalar.value) {
      self = .letter(known)
    } else if Self.isIdeograph(scalar.value) {
      self = .ideograph
    } else if let base = Self.baseLetter(scalar) {
      self = .decomposed(base)
    } else {
      self = .letter(Self.ordinaryWidth(of: scalar))
    }
  }

  private static func punctuation(_ value: UInt32) -> Double? {
    switch value {
    case 0x00a0, 0x202f: 278  // spaces that do not break
    case 0x2002, 0x2013: 556  // en space, en dash
    case 0x2003, 0x2014, 0x2026: 1000  // em space, em dash, ellipsis
    case 0x2009: 200  // thin space
    case 0x2018, 0x2019, 0x201a: 222  // single quotes
    case 0x201c...0x201e: 333  // double quotes
    case 0x2022: 350  // bullet
    case 0x00b7: 278  // middle dot
    case 0x20ac, 0x00a3, 0x00a5: 556  // currency signs
    case 0x00c6, 0x0152: 1000  // Æ, Œ
    case 0x00e6, 0x0153: 900  // æ, œ
    case 0x00df: 611  // ß
    case 0x0131: 222  // ı
    case 0x00d8: 778  // Ø
    case 0x00f8: 556  // ø
    case 0x0141: 556  // Ł
    case 0x0142: 222  // ł
    case 0xff61...0xff9f: 500  // half-width kana
    default: nil
    }
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
      0xa000...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xff60,
      0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
      true
    default: false
    }
  }

  private static func baseLetter(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.value < 0x2000 else { return nil }
    let first = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let first, first.isASCII else { return nil }
    return UInt8(first.value)
  }

  private static func ordinaryWidth(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: 700
    case .lowercaseLetter: 550
    case .decimalNumber: 556
    case .spaceSeparator: 278
    default: 600
    }
  }
}
