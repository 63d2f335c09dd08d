import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct LabelContentSizeTests {
  let window = UIWindow()
  let label = UILabel()

  init() {
    label.text = "Title"
    label.font = .preferredFont(forTextStyle: .largeTitle)
  }

  private func setCategory(_ category: UIContentSizeCategory) {
    window.traitOverrides.preferredContentSizeCategory = category
    Headless.runUntilIdle()
  }

  @Test func `a label of a text style follows the size category when asked to`() {
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    Headless.runUntilIdle()
    let (size, height) = (label.font.pointSize, label.intrinsicContentSize.height)
    setCategory(.accessibilityMedium)
    #expect(label.font.pointSize > size)
    #expect(label.intrinsicContentSize.height > height)
    setCategory(.large)
    #expect(label.font.pointSize == size)
  }

  @Test func `without being asked a label keeps its size`() {
    window.addSubview(label)
    Headless.runUntilIdle()
    let size = label.font.pointSize
    setCategory(.accessibilityMedium)
    #expect(label.font.pointSize == size)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize > size)
    label.adjustsFontForContentSizeCategory = false
    setCategory(.large)
    #expect(label.font.pointSize > size)
  }

  @Test func `a label is measured by the category of where it is added`() {
    label.adjustsFontForContentSizeCategory = true
    let before = label.sizeThatFits(.zero).height
    setCategory(.accessibilityExtraLarge)
    window.addSubview(label)
    Headless.runUntilIdle()
    #expect(label.sizeThatFits(.zero).height > before)
  }

  @Test func `a font that comes later is that of the category, too`() {
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    setCategory(.accessibilityMedium)
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(
      label.font
        == .preferredFont(
          forTextStyle: .body,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)))
  }

  @Test func `a font of a fixed size stays`() {
    label.font = .systemFont(ofSize: 20)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    setCategory(.accessibilityMedium)
    #expect(label.font == .systemFont(ofSize: 20))
  }

  @Test func `following the category keeps no label alive`() {
    weak var weakLabel: UILabel?
    do {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      window.addSubview(label)
      Headless.runUntilIdle()
      label.removeFromSuperview()
      weakLabel = label
    }
    #expect(weakLabel == nil)
  }
}
