import Synchronization
import Testing
import UIKit

/// The sizes of texts that are kept from one measuring to the next.
@MainActor @Suite(.headlessUIKit) struct TextSizeTests {
  /// A measurer of letters that are all as wide as each other, which counts what it is asked.
  private final class Ruler: TextMeasuring {
    private let letter: CGFloat
    private let asked = Mutex(0)

    init(letter: CGFloat) { self.letter = letter }

    func takeAsked() -> Int {
      asked.withLock { count in
        defer { count = 0 }
        return count
      }
    }

    func width(of text: Substring, in font: MeasuredFont) -> CGFloat {
      asked.withLock { $0 += 1 }
      return CGFloat(text.count) * letter
    }

    func lineMetrics(of font: MeasuredFont) -> TextLineMetrics {
      BuiltInTextMeasurer().lineMetrics(of: font)
    }
  }

  private func width(_ text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.width
  }

  @Test func `a text that was measured is not measured again, in whatever label`() {
    let ruler = Ruler(letter: 10)
    let former = TextMeasurement.use(ruler)
    defer { TextMeasurement.use(former) }
    #expect(width("four") == 40)
    #expect(ruler.takeAsked() > 0)
    #expect(width("four") == 40)
    #expect(ruler.takeAsked() == 0)
  }

  @Test func `another measurer is asked anew, also one that comes back`() {
    let (wide, narrow) = (Ruler(letter: 10), Ruler(letter: 2))
    let former = TextMeasurement.use(wide)
    defer { TextMeasurement.use(former) }
    #expect(width("four") == 40)
    #expect(width("three") == 50)
    TextMeasurement.use(narrow)
    #expect(width("four") == 8)
    #expect(width("three") == 10)
    _ = wide.takeAsked()
    TextMeasurement.use(wide)
    #expect(width("four") == 40)
    #expect(wide.takeAsked() > 0)
  }

  @Test func `a text counts as another in another font, width or number of lines`() {
    let label = UILabel()
    label.text = "one two three"
    let natural = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 40)
    #expect(label.intrinsicContentSize.width > natural.width)
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize == natural)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height > natural.height)
  }

  @Test func `only so many are kept`() {
    let ruler = Ruler(letter: 1)
    let former = TextMeasurement.use(ruler)
    defer { TextMeasurement.use(former) }
    for number in 0..<1_000 { _ = width("text \(number)") }
    _ = ruler.takeAsked()
    _ = width("text 999")
    #expect(ruler.takeAsked() == 0)
    _ = width("text 0")
    #expect(ruler.takeAsked() > 0)
  }
}
