import Testing
import UIKit

@Suite struct BuiltInTextMeasurerTests {
  private func width(_ text: String, _ font: MeasuredFont = MeasuredFont(pointSize: 1000))
    -> CGFloat
  {
    BuiltInTextMeasurer().width(of: text[...], in: font)
  }

  @Test func `latin text has the widths of the table`() {
    #expect(width("Hi!") == 1222)
    #expect(width("") == 0)
    #expect(width("a", MeasuredFont(pointSize: 10)) == 5.56)
  }

  @Test func `weights lie on the line from regular to bold`() {
    #expect(width("b", MeasuredFont(pointSize: 1000, weight: 0.4)) == 611)
    #expect(abs(width("b", MeasuredFont(pointSize: 1000, weight: 0.2)) - 583.5) < 1e-9)
  }

  @Test func `accents add nothing, composed or not`() {
    #expect(width("é") == 556)
    #expect(width("e\u{301}") == 556)
    #expect(width("Ż") == 611)
  }

  @Test func `ideographs fill the em and a joined emoji is one glyph`() {
    #expect(width("漢字かな한") == 5000)
    #expect(width("👩‍👩‍👧") == 1250)
    #expect(width("❤️") == 1250)
  }

  @Test func `a monospaced font gives each character the same advance`() {
    let font = MeasuredFont(pointSize: 1000, isMonospaced: true)
    #expect(width("iW.", font) == 1800)
    #expect(width("漢", font) == 1200)
  }

  @Test func `text that is not stored contiguously is measured alike`() {
    let text = "abc" + String(repeating: "é", count: 3)
    #expect(width(text) == 3280)
  }

  @Test func `a line is taller than its font size`() {
    let metrics = BuiltInTextMeasurer().lineMetrics(of: MeasuredFont(pointSize: 100))
    #expect(abs(metrics.ascender - 95.2) < 1e-9)
    #expect(abs(metrics.descender + 24.1) < 1e-9)
    #expect(abs(metrics.lineHeight - 119.3) < 1e-9)
  }
}
