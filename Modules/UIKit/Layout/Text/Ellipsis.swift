import Foundation

/// Cuts a line that is too wide, or that stands for more text, and marks the cut with an ellipsis.
struct Ellipsis {
  enum Place {
    case head, middle, tail

    init?(_ mode: NSLineBreakMode) {
      switch mode {
      case .byTruncatingHead: self = .head
      case .byTruncatingMiddle: self = .middle
      case .byTruncatingTail: self = .tail
      case .byWordWrapping, .byCharWrapping, .byClipping: return nil
      }
    }
  }

  static let text = "\u{2026}"
  let font: MeasuredFont
  let measurer: any TextMeasuring

  /// The longest cut of the line that fits; the ellipsis alone where nothing fits.
  func cut(_ line: Substring, at place: Place, toFit width: CGFloat) -> TextLayout.Line {
    var low = 0
    var high = line.count
    while low < high {
      let middle = (low + high + 1) / 2
      if measurer.width(of: candidate(line, keeping: middle, at: place)[...], in: font) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let text = candidate(line, keeping: low, at: place)
    return TextLayout.Line(text: text, width: measurer.width(of: text[...], in: font))
  }

  private func candidate(_ line: Substring, keeping count: Int, at place: Place) -> String {
    switch place {
    case .head: Self.text + line.suffix(count)
    case .tail: line.prefix(count) + Self.text
    case .middle: line.prefix((count + 1) / 2) + Self.text + line.suffix(count / 2)
    }
  }
}
