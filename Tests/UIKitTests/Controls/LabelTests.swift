import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct LabelTests {
  let label = UILabel()

  @Test func `a new label shows nothing in the standard font on one line`() {
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.isOpaque)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `text and attributed text are two sides of one content`() {
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(string: "rich")
    #expect(label.text == "rich")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `setting nil brings the standard font and color back`() {
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `the intrinsic size grows with the text and the font`() {
    label.text = "Hello"
    let short = label.intrinsicContentSize
    label.text = "Hello, world"
    #expect(label.intrinsicContentSize.width > short.width)
    #expect(label.intrinsicContentSize.height == short.height)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > short.height)
  }

  @Test func `constraints learn of another font`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    container.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    label.text = "Hello"
    container.layoutIfNeeded()
    let before = label.frame.size
    label.font = .systemFont(ofSize: 34)
    container.layoutIfNeeded()
    #expect(label.frame.width > before.width * 1.9)
    #expect(label.frame.height > before.height * 1.9)
  }

  @Test func `text breaks at the width up to the number of lines`() {
    label.text = "one two three four five six"
    let line = label.sizeThatFits(.zero)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == line.height)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(two.width <= 60)
    #expect(two.height > line.height * 1.5)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > two.height)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 60, height: 0)))
  }

  @Test func `sizes are whole pixels of the screen`() {
    label.text = "Pixels"
    let size = label.intrinsicContentSize
    #expect((size.width * 3).rounded() == size.width * 3)
    #expect((size.height * 3).rounded() == size.height * 3)
  }

  @Test func `another text asks the superview to lay out again`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let container = Counting()
    container.addSubview(label)
    container.layoutIfNeeded()
    label.text = "a"
    container.layoutIfNeeded()
    label.text = "a"
    container.layoutIfNeeded()
    #expect(container.layouts == 2)
  }

  @Test func `a label is spoken as its text`() {
    label.text = "Total"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Total")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Sum"
    #expect(label.accessibilityLabel == "Sum")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Total")
  }

  @Test func `a label lets touches through`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.frame = container.bounds
    container.addSubview(label)
    #expect(container.hitTest(CGPoint(x: 5, y: 5), with: nil) === container)
  }

  @Test func `a label dies with its last reference`() {
    weak var weakLabel: UILabel?
    do {
      let label = UILabel()
      label.text = "text"
      _ = label.intrinsicContentSize
      weakLabel = label
    }
    #expect(weakLabel == nil)
  }
}
