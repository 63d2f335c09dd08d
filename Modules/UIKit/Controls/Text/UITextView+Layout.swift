import Foundation

extension UITextView {
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The text, or its beginning, broken into lines in a view of the width.
  private func layOut(_ text: String, width: CGFloat) -> TextLayout {
    let sides = textContainerInset.left + textContainerInset.right
    return TextLayout(
      text, font: shownFont.measured,
      width: width - sides - 2 * textContainer.lineFragmentPadding,
      maximumLines: textContainer.maximumNumberOfLines, mode: textContainer.lineBreakMode)
  }

  /// The size that shows the whole text in a view no wider than said, in whole points.
  func fittingSize(width: CGFloat) -> CGSize {
    let size = layOut(edited.string, width: width).size
    let inset = textContainerInset
    let textWidth =
      size.width + inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: min(textWidth.rounded(.up), max(width, 0)),
      height: (size.height + inset.top + inset.bottom).rounded(.up))
  }

  /// Makes the content as large as the text. Scrolling asks for it with each step, so that nothing is
  /// laid out anew where neither text nor width is another.
  func fitContent() {
    let width = bounds.width
    guard fittedWidth != width else { return }
    fittedWidth = width
    textContainer.size.width = width - textContainerInset.left - textContainerInset.right
    contentSize = CGSize(width: width, height: fittingSize(width: width).height)
  }

  /// After something on which the lines depend has changed.
  func textLayoutDidChange() {
    fittedWidth = nil
    setNeedsLayout()
    setNeedsDisplay()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Scrolls as little as shows the lines in which a range starts and ends.
  func reveal(_ range: NSRange) {
    fitContent()
    let text = edited.string as NSString
    let first = lineNumber(behind: text.substring(to: range.location))
    let last = lineNumber(behind: text.substring(to: range.upperBound))
    let height = shownFont.lineHeight
    scrollRectToVisible(
      CGRect(
        x: contentOffset.x, y: textContainerInset.top + CGFloat(first) * height, width: 1,
        height: CGFloat(last - first + 1) * height), animated: false)
  }

  /// The line in which the text goes on behind a beginning of it.
  private func lineNumber(behind beginning: String) -> Int {
    layOut(beginning, width: bounds.width).lines.count - 1
  }
}
