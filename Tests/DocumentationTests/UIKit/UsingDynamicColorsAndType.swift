import Testing
import UIKit
import UIKitTestSupport

// The code of the article "Using dynamic colors and type".

// snippet: color
extension UIColor {
  /// The color of what can be tapped: lighter on a dark interface.
  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.6, green: 0.8, blue: 1, alpha: 1)
      : UIColor(red: 0, green: 0.3, blue: 0.7, alpha: 1)
  }
}
// end of snippet

// snippet: layer
final class OutlinedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 1
    updateBorder()
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (view: OutlinedView, _) in
      view.updateBorder()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func updateBorder() {
    layer.borderColor = UIColor.brand.resolvedColor(with: traitCollection).cgColor
  }
}
// end of snippet

@MainActor @Suite(.headlessUIKit) struct UsingDynamicColorsAndTypeTests {
  private let window = UIWindow()

  @Test func `a dynamic color has a value for each set of traits`() {
    // snippet: resolving
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.brand.resolvedColor(with: light) != UIColor.brand.resolvedColor(with: dark))
    #expect(
      UIColor.brand.resolvedColor(with: dark)
        == UIColor(red: 0.6, green: 0.8, blue: 1, alpha: 1))
    // end of snippet
  }

  @Test func `a layer's color is set again when it is told`() {
    let view = OutlinedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    let dark = UIColor.brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(view.layer.borderColor == dark.cgColor)
  }

  @Test func `text of a style grows with the size category`() {
    // snippet: type
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 17)

    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.updateTraitsIfNeeded()
    #expect(label.font.pointSize == 33)
    // end of snippet
  }

  @Test func `a font of one's own grows in proportion`() {
    // snippet: metrics
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = metrics.scaledFont(for: .monospacedSystemFont(ofSize: 17, weight: .regular))
    let larger = metrics.scaledFont(
      for: .monospacedSystemFont(ofSize: 17, weight: .regular), compatibleWith: large)
    #expect(font.pointSize == 17)
    #expect(larger.pointSize == 33)
    #expect(metrics.scaledValue(for: 8, compatibleWith: large) > 15)
    // end of snippet
  }
}
