import Foundation

/// Breaks paragraphs into lines, one after the other.
struct LineBreaker {
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  private let font: MeasuredFont
  private let width: CGFloat
  private let mode: NSLineBreakMode
  private let measurer: any TextMeasuring
  /// Half of a thousandth of a point: sums of widths that differ by rounding alone are equal.
  private static let slack: CGFloat = 0.0005

  init(font: MeasuredFont, width: CGFloat, mode: NSLineBreakMode, measurer: any TextMeasuring) {
    self.font = font
    self.width = max(0, width) + Self.slack
    self.mode = mode
    self.measurer = measurer
  }

  mutating func breakLines(of text: String, maximumLines: Int) {
    var rest = text[...]
    while true {
      let isLast = lines.count == maximumLines - 1
      let paragraphEnd = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
      let paragraph = rest[..<paragraphEnd]
      let hasMoreParagraphs = paragraphEnd < rest.endIndex
      let lineEnd = wrapsLine(isLast: isLast) ? end(of: paragraph) : paragraph.endIndex
      if lineEnd == paragraph.endIndex {
        rest = hasMoreParagraphs ? rest[rest.index(after: paragraphEnd)...] : rest[paragraphEnd...]
      } else {
        rest = rest[lineEnd...]
      }
      let isCut = isLast && (lineEnd < paragraph.endIndex || hasMoreParagraphs)
      appendLine(paragraph[..<lineEnd], of: paragraph, isCut: isCut)
      if isLast || (lineEnd == paragraph.endIndex && !hasMoreParagraphs) { return }
    }
  }

  /// The last line of a truncating or clipping layout runs on; it is cut afterwards.
  private func wrapsLine(isLast: Bool) -> Bool {
    switch mode {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: !isLast
    }
  }

  private mutating func appendLine(_ line: Substring, of paragraph: Substring, isCut: Bool) {
    let shown = LineBreaker.withoutTrailingSpaces(
      line, endsParagraph: line.endIndex == paragraph.endIndex)
    let shownWidth = measurer.width(of: shown, in: font)
    guard let place = Ellipsis.Place(mode), isCut || shownWidth > width else {
      isTruncated = isTruncated || isCut
      lines.append(.init(text: String(shown), width: shownWidth))
      return
    }
    let ellipsis = Ellipsis(font: font, measurer: measurer)
    isTruncated = true
    lines.append(ellipsis.cut(shown, at: place, toFit: width))
  }

  /// Where the first line of a paragraph ends, hanging spaces included.
  private func end(of paragraph: Substring) -> Substring.Index {
    if measurer.width(of: paragraph, in: font) <= width { return paragraph.endIndex }
    var used: CGFloat = 0
    var start = paragraph.startIndex
    while start < paragraph.endIndex {
      let wordEnd = nextBreak(in: paragraph[start...])
      let word = paragraph[start..<wordEnd]
      let solid = Self.withoutTrailingSpaces(word, endsParagraph: false)
      if used + measurer.width(of: solid, in: font) > width {
        return start > paragraph.startIndex ? start : characterEnd(of: word)
      }
      used += measurer.width(of: word, in: font)
      start = wordEnd
    }
    return paragraph.endIndex
  }

  /// Where a word that is wider than the line breaks: after at least one character.
  private func characterEnd(of word: Substring) -> Substring.Index {
    var used: CGFloat = 0
    var index = word.startIndex
    while index < word.endIndex {
      let next = word.index(after: index)
      used += measurer.width(of: word[index..<next], in: font)
      if used > width, index > word.startIndex { return index }
      index = next
    }
    return word.endIndex
  }

  private func nextBreak(in text: Substring) -> Substring.Index {
    mode == .byCharWrapping
      ? text.index(after: text.startIndex) : LineBreakOpportunity.first(in: text)
  }

  private static func withoutTrailingSpaces(_ line: Substring, endsParagraph: Bool) -> Substring {
    if endsParagraph { return line }
    var end = line.endIndex
    while end > line.startIndex {
      let previous = line.index(before: end)
      guard LineBreakOpportunity.isBreakingSpace(line[previous]) else { break }
      end = previous
    }
    return line[..<end]
  }
}
