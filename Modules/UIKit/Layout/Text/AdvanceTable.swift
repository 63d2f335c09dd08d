import Foundation

/// The advance widths of one font, in thousandths of an em.
struct AdvanceTable {
  private static let monospaced = 600.0
  private static let emoji = 1250.0
  private static let ideograph = 1000.0

  /// How far the font lies on the way from the regular cut to the bold one.
  private let boldness: Double
  private let stretch: Double
  private let isMonospaced: Bool

  init(_ font: MeasuredFont) {
    boldness = Double(max(-1, min(font.weight, 1))) / 0.4
    stretch = max(0.5, 1 + Double(font.width) * 0.25)
    isMonospaced = font.isMonospaced
  }

  /// The advance of an ASCII character; controls have none.
  func ascii(_ byte: UInt8) -> Double {
    guard byte >= 0x20, byte < 0x7f else { return 0 }
    if isMonospaced { return Self.monospaced }
    let index = Int(byte) - 0x20
    let regular = Double(LatinAdvances.regular[index])
    guard boldness != 0 || stretch != 1 else { return regular }
    let bold = Double(LatinAdvances.bold[index])
    return (regular + (bold - regular) * boldness) * stretch
  }

  /// The advance of what a reader sees as one character, of however many scalars it consists.
  func advance(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1, first.isASCII { return ascii(UInt8(first.value)) }
    if isEmoji(scalars) { return isMonospaced ? Self.monospaced * 2 : Self.emoji }
    return scalars.reduce(0) { $0 + advance(of: $1) }
  }

  private func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    return first.properties.isEmojiPresentation || scalars.contains { $0.value == 0xfe0f }
  }

  private func advance(of scalar: Unicode.Scalar) -> Double {
    if scalar.isASCII { return ascii(UInt8(scalar.value)) }
    switch WidthClass(scalar) {
    case .none: return 0
    case .ideograph: return isMonospaced ? Self.monospaced * 2 : Self.ideograph
    case .letter(let thousandths): return isMonospaced ? Self.monospaced : thousandths * stretch
    case .decomposed(let base): return ascii(base)
    }
  }
}
