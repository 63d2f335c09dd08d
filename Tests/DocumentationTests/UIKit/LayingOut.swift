import Testing
import UIKit
import UIKitTestSupport

// The code of the article "Laying out".

// snippet: view
final class ProfileView: UIView {
  let picture = UIView()
  let name = UILabel()
  let about = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    about.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [name, about])
    texts.axis = .vertical
    texts.spacing = 4
    for part in [picture, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: picture.topAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 12),
      bottomAnchor.constraint(greaterThanOrEqualTo: texts.bottomAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
// end of snippet

// snippet: measurer
/// Measures as if every character were half as wide as its font is high.
struct HalfWidthMeasurer: TextMeasuring {
  func width(of text: Substring, in font: MeasuredFont) -> CGFloat {
    CGFloat(text.count) * font.pointSize / 2
  }

  func lineMetrics(of font: MeasuredFont) -> TextLineMetrics {
    BuiltInTextMeasurer().lineMetrics(of: font)
  }
}
// end of snippet

@MainActor @Suite(.headlessUIKit) struct LayingOutTests {
  private let profile = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  @Test func `frames follow from constraints when the view is laid out`() throws {
    // snippet: frames
    profile.layoutIfNeeded()
    #expect(profile.picture.frame == CGRect(x: 16, y: 12, width: 48, height: 48))
    // end of snippet
    let texts = try #require(profile.name.superview)
    #expect(texts.frame.minX == 76)
    #expect(texts.frame.maxX == 304)
  }

  @Test func `a fitting size is the least that holds the content`() {
    profile.about.text = String(repeating: "has much to say ", count: 20)
    // snippet: fitting
    let size = profile.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // end of snippet
    #expect(size.width == 320)
    let text = profile.about.sizeThatFits(CGSize(width: 228, height: 0))
    #expect(size.height >= text.height + 24)
    profile.about.text = nil
    #expect(profile.systemLayoutSizeFitting(.zero).height == 72)
  }

  @Test func `priorities say who gives way`() {
    // snippet: priorities
    let title = UILabel()
    title.text = "A title that is rather long"
    let value = UILabel()
    value.text = "12 of 20"
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [title, value])
    row.frame = CGRect(x: 0, y: 0, width: 150, height: 30)
    row.layoutIfNeeded()
    #expect(value.frame.width == value.intrinsicContentSize.width)
    #expect(title.frame.width < title.intrinsicContentSize.width)
    // end of snippet
    #expect(value.frame.maxX == 150)
  }

  @Test func `leading and trailing turn with the direction`() {
    // snippet: direction
    profile.semanticContentAttribute = .forceRightToLeft
    profile.layoutIfNeeded()
    #expect(profile.picture.frame.maxX == 304)
    // end of snippet
  }

  @Test func `a contradiction is reported, and the rest holds`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    profile.addSubview(view)
    // snippet: conflict
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      profile.layoutIfNeeded()
    }
    // end of snippet
    #expect(reports.count == 1)
    #expect(reports.first?.description.contains("H:[UIView(200)]") == true)
    #expect(view.frame.width == 100)
  }

  @Test func `what constraints leave open can be asked for`() {
    // snippet: ambiguity
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    profile.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    profile.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)  // where it lies, and how high it is
    #expect(!profile.picture.hasAmbiguousLayout)
    // end of snippet
  }

  @Test func `another measurer can be installed`() {
    // snippet: measuring
    let former = TextMeasurement.use(HalfWidthMeasurer())
    defer { TextMeasurement.use(former) }
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "four"
    #expect(label.intrinsicContentSize.width == 40)
    // end of snippet
  }
}
