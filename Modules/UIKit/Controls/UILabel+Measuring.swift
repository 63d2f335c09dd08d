import Foundation

extension UILabel {
  /// The text as it is broken into lines at the width.
  package func textLayout(width: CGFloat, lines: Int) -> TextLayout {
    TextLayout(
      text ?? "", font: font.measured, width: width, maximumLines: lines, mode: lineBreakMode)
  }

  /// The size of the text, rounded up to whole pixels of the screen.
  func textSize(width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let question = TextSizes.Question(
      text: text, font: font.measured, width: width, lines: lines, mode: lineBreakMode)
    let size = TextSizes.size(for: question) { textLayout(width: width, lines: lines).size }
    let scale = contentScaleFactor
    return CGSize(
      width: min((size.width * scale).rounded(.up) / scale, max(width, 0)),
      height: (size.height * scale).rounded(.up) / scale)
  }

  /// After something on which the size of the text depends has changed.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
