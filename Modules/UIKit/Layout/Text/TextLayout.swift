package import Foundation

/// Text broken into lines.
///
/// Ruled out: kerning between words, hyphenation, tabs (a tab is as wide as nothing), and mixed
/// fonts.
package struct TextLayout: Equatable {
  /// One line as it is shown.
  package struct Line: Equatable {
    /// The shown text, with an ellipsis where text was cut.
    package let text: String
    /// The advance width, without the spaces that hang at its end.
    package let width: CGFloat
  }

  package let lines: [Line]
  package let lineMetrics: TextLineMetrics
  /// Whether some of the text is not shown.
  package let isTruncated: Bool

  /// The width of the widest line, and the height of all lines with the leading between them. Not
  /// rounded.
  package var size: CGSize {
    let width = lines.reduce(0) { max($0, $1.width) }
    let gaps = lineMetrics.leading * CGFloat(max(0, lines.count - 1))
    return CGSize(width: width, height: lineMetrics.lineHeight * CGFloat(lines.count) + gaps)
  }

  /// Breaks text into lines no wider than `width` as far as that can be: a line holds at least one
  /// character.
  ///
  /// - Parameters:
  ///   - width: In points; infinity (or `greatestFiniteMagnitude`) breaks at paragraph ends alone.
  ///   - maximumLines: No more than so many lines are made; 0 means no limit.
  ///   - mode: How lines break, and for the truncating modes where the last of the lines gives way.
  ///     With a limit of several lines the lines before the last break between words, as a label
  ///     does.
  package init(
    _ text: String, font: MeasuredFont, width: CGFloat = .infinity, maximumLines: Int = 0,
    mode: NSLineBreakMode = .byWordWrapping,
    measurer: any TextMeasuring = TextMeasurement.current
  ) {
    var breaker = LineBreaker(font: font, width: width, mode: mode, measurer: measurer)
    breaker.breakLines(of: text, maximumLines: maximumLines)
    lines = breaker.lines
    isTruncated = breaker.isTruncated
    lineMetrics = measurer.lineMetrics(of: font)
  }
}
