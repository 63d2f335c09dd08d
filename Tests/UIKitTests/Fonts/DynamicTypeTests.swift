import Testing
import UIKit

/// Labels that follow the preferred size of text.
@MainActor
@Suite(.headlessUIKit)
struct DynamicTypeTests {
  let window = makeWindow()

  private func label(adjusts: Bool, font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    label.text = "Text"
    window.addSubview(label)
    window.layoutIfNeeded()
    return label
  }

  private func setCategory(_ category: UIContentSizeCategory) {
    window.traitOverrides.preferredContentSizeCategory = category
    window.layoutIfNeeded()
  }

  @Test func `a label follows only if it is told to`() {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle)
    let (following, fixed) = (label(adjusts: true, font: style), label(adjusts: false, font: style))
    let before = following.intrinsicContentSize
    setCategory(.accessibilityMedium)
    #expect(following.font.pointSize == 44)
    #expect(fixed.font.pointSize == 34)
    #expect(following.intrinsicContentSize.height > before.height)
    setCategory(.large)
    #expect(following.font.pointSize == 34)
  }

  @Test func `a font from metrics follows within its maximum, any other font stays`() {
    let scaled = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30)
    let (metrics, plain) = (
      label(adjusts: true, font: scaled), label(adjusts: true, font: .systemFont(ofSize: 17))
    )
    setCategory(.accessibilityMedium)
    #expect(metrics.font.pointSize == 28)
    #expect(plain.font.pointSize == 17)
    setCategory(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.font.pointSize == 30)
  }

  @Test func `switching it on adjusts at once, switching it off ends it`() {
    setCategory(.extraLarge)
    let label = label(adjusts: false, font: .preferredFont(forTextStyle: .body))
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 19)
    label.adjustsFontForContentSizeCategory = false
    setCategory(.extraSmall)
    #expect(label.font.pointSize == 19)
  }

  @Test func `a size asked for before the label is in a window ignores the window's category`() {
    setCategory(.accessibilityExtraLarge)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    let before = label.sizeThatFits(.zero)
    window.addSubview(label)
    window.layoutIfNeeded()
    #expect(label.sizeThatFits(.zero).height > before.height)
  }

  @Test func `bold text makes a following label's font heavier`() {
    let label = label(adjusts: true, font: .preferredFont(forTextStyle: .body))
    window.traitOverrides.legibilityWeight = .bold
    window.layoutIfNeeded()
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `the system's category reaches labels, and is announced`() {
    let label = label(adjusts: true, font: .preferredFont(forTextStyle: .body))
    var announced: [UIContentSizeCategory] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      guard let category = notification.userInfo?[key] as? UIContentSizeCategory else { return }
      MainActor.assumeIsolated { announced.append(category) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    Headless.systemTraits = Headless.systemTraits.modifyingTraits {
      $0.preferredContentSizeCategory = .extraLarge
    }
    Headless.runUntilIdle()
    #expect(announced == [.extraLarge])
    #expect(label.font.pointSize == 19)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
  }
}
