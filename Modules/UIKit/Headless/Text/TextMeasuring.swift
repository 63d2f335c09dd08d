public import Foundation

/// What turns text into widths and heights.
///
/// The built-in measurer, ``BuiltInTextMeasurer``, reads a table and gives the same numbers on
/// every machine. A program that has a real shaper conforms a type to this protocol and installs it
/// with ``TextMeasurement/use(_:)``.
///
/// A measurer is called from any thread and must give equal answers to equal questions: labels keep
/// the sizes that they once got.
public protocol TextMeasuring: Sendable {
  /// The advance width in points of a piece of text that lies on one line.
  ///
  /// The piece contains no line break. A trailing space counts.
  func width(of text: Substring, in font: MeasuredFont) -> CGFloat

  /// The vertical measures of a line in a font.
  func lineMetrics(of font: MeasuredFont) -> TextLineMetrics
}
