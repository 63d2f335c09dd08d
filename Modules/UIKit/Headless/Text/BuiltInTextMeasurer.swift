public import Foundation

/// The measurer that needs no font file: widths of a common sans face from a table, classes of
/// widths for the other scripts, and the same answer on every machine.
///
/// - Latin letters, digits and punctuation have the widths of the regular and bold cut of a common
///   sans face, in thousandths of an em; other weights lie on the line through the two.
/// - An accented letter is as wide as its base letter; combining marks, joiners and variation
///   selectors have no width.
/// - Ideographs, kana, Hangul and full-width forms are one em wide; an emoji, however many scalars
///   it is joined of, 1.25 em.
/// - A monospaced font gives every character 0.6 em, and full-width characters twice that.
///
/// These numbers are decided here; they lie close to those of Apple's system font, and are not
/// equal to them.
public struct BuiltInTextMeasurer: TextMeasuring {
  /// Creates the measurer; all are alike.
  public init() {}

  /// The sum of the advance widths of the characters.
  public func width(of text: Substring, in font: MeasuredFont) -> CGFloat {
    let face = AdvanceTable(font)
    var thousandths = 0.0
    let isCounted =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        for byte in bytes {
          guard byte < 0x80 else { return false }
          thousandths += face.ascii(byte)
        }
        return true
      } ?? false
    if !isCounted {
      thousandths = text.reduce(0) { $0 + face.advance(of: $1) }
    }
    return thousandths * font.pointSize / 1000
  }

  /// The line of the system's sans face: 0.952 em above the baseline and 0.241 em below it.
  public func lineMetrics(of font: MeasuredFont) -> TextLineMetrics {
    let size = font.pointSize
    return TextLineMetrics(
      ascender: size * 0.952, descender: size * -0.241, leading: 0, capHeight: size * 0.705,
      xHeight: size * 0.526)
  }
}
