import Testing
import UIKit

@Suite struct TextLayoutTests {
  private let font = MeasuredFont(pointSize: 10)

  private func lines(
    _ text: String, width: CGFloat, maximum: Int = 0, mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(
      text, font: font, width: width, maximumLines: maximum, mode: mode,
      measurer: BuiltInTextMeasurer()
    ).lines.map(\.text)
  }

  @Test func `a paragraph that fits is one line`() {
    #expect(lines("aaa bbb", width: 100) == ["aaa bbb"])
    #expect(lines("", width: 100) == [""])
  }

  @Test func `words wrap and their spaces hang over the end`() {
    // Three letters are 16.68 points wide, a space 2.78.
    #expect(lines("aaa bbb ccc", width: 37) == ["aaa bbb", "ccc"])
    #expect(lines("aaa bbb ccc", width: 34) == ["aaa", "bbb", "ccc"])
    #expect(lines("aaa   bbb", width: 17) == ["aaa", "bbb"])
  }

  @Test func `a word wider than the line breaks between characters`() {
    #expect(lines("aaaaa", width: 12) == ["aa", "aa", "a"])
    #expect(lines("aaa", width: 1) == ["a", "a", "a"])
  }

  @Test func `character wrapping fills every line`() {
    #expect(lines("aa aa", width: 14, mode: .byCharWrapping) == ["aa", "aa"])
    #expect(lines("aaaa aa", width: 17, mode: .byCharWrapping) == ["aaa", "a a", "a"])
  }

  @Test func `newlines of every kind end a line`() {
    #expect(lines("a\nb\r\nc\u{2028}d", width: 100) == ["a", "b", "c", "d"])
    #expect(lines("a\n", width: 100) == ["a", ""])
  }

  @Test func `a limit of lines cuts the rest`() {
    let layout = TextLayout(
      "aaa bbb ccc", font: font, width: 17, maximumLines: 2, measurer: BuiltInTextMeasurer())
    #expect(layout.lines.map(\.text) == ["aaa", "bbb"])
    #expect(layout.isTruncated)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "aaa\u{2026}"), (.byTruncatingHead, "\u{2026}hhh"),
    (.byTruncatingMiddle, "aa\u{2026}h"), (.byClipping, "aaabbbhhh"),
  ])
  func `one line is cut where its mode says`(mode: NSLineBreakMode, shown: String) {
    #expect(lines("aaabbbhhh", width: 28, maximum: 1, mode: mode) == [shown])
  }

  @Test func `the last of several lines is cut and the others wrap`() {
    #expect(
      lines("aaa bbb cccccc", width: 28, maximum: 2, mode: .byTruncatingTail)
        == ["aaa", "bbb\u{2026}"])
  }

  @Test func `ideographs break anywhere but before closing punctuation`() {
    #expect(lines("漢字漢字", width: 20) == ["漢字", "漢字"])
    #expect(lines("漢字。漢", width: 20) == ["漢", "字。", "漢"])
  }

  @Test func `a no-break space holds its words together`() {
    #expect(lines("a b\u{a0}c", width: 15) == ["a", "b\u{a0}c"])
  }

  @Test func `the size is that of the widest line and of all heights`() {
    let layout = TextLayout(
      "aaa\na", font: font, width: 100, measurer: BuiltInTextMeasurer())
    #expect(abs(layout.size.width - 16.68) < 0.001)
    #expect(abs(layout.size.height - 2 * 11.93) < 0.001)
  }
}
