import Testing
import UIKit

/// Fonts, descriptors and text styles.
@Suite struct UIFontTests {
  /// The published sizes: "Typography" of the Human Interface Guidelines, smallest category first.
  static let published: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(arguments: published)
  func `each text style has the published size at each category`(
    style: UIFont.TextStyle, sizes: [CGFloat]
  ) {
    for (category, size) in zip(Self.categories, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }
  }

  @Test func `the extra large titles never shrink from category to category`() {
    for style in [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2] {
      let sizes = Self.categories.map {
        UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
        ).pointSize
      }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
  }

  @Test func `without a category a style has its size at large`() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
    #expect(font.pointSize == 17)
  }

  @Test func `a headline is semibold, and bold text makes fonts heavier`() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(UIFont.preferredFont(forTextStyle: .headline) != .preferredFont(forTextStyle: .body))
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(body.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(
      !UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(
        .traitBold))
  }

  @Test func `fonts are equal if face and size are`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17).hashValue == UIFont.systemFont(ofSize: 17).hashValue)
    #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .regular) != .systemFont(ofSize: 9))
  }

  @Test func `a font has the heights of a line`() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.ascender > font.capHeight)
    #expect(font.capHeight > font.xHeight)
    #expect(font.descender < 0)
    #expect(font.withSize(50).lineHeight == font.lineHeight / 2)
  }

  @Test func `a named font tells its style by its name`() {
    let font = UIFont(name: "Georgia-BoldItalic", size: 12)
    #expect(font?.familyName == "Georgia")
    #expect(font?.fontName == "Georgia-BoldItalic")
    #expect(font?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func `descriptors make variations`() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    let italic = descriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0) }
    #expect(italic == .italicSystemFont(ofSize: 12))
    #expect(descriptor.withDesign(.serif) != descriptor)
    #expect(descriptor.withFamily("Georgia").withDesign(.serif) == nil)
    #expect(UIFont(descriptor: descriptor.withSize(20), size: 0).pointSize == 20)
    #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
  }

  @Test func `attributes describe a font`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: 14,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(descriptor.pointSize == 14)
    #expect(descriptor.symbolicTraits.contains(.traitBold))
    #expect(descriptor.object(forKey: .family) as? String == "Georgia")
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
  }
}

/// Scaling by metrics.
@Suite struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = scale
    }
  }

  @Test func `values grow by the ratio of the style's sizes, rounded to pixels`() {
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.accessibilityMedium)) == 28)
    #expect(metrics.scaledValue(for: 20, compatibleWith: traits(.large)) == 20)
    let scaled = metrics.scaledValue(for: 20, compatibleWith: traits(.extraLarge))
    #expect(abs(scaled - 67.0 / 3) < 1e-9)
    #expect(metrics.scaledValue(for: 20, compatibleWith: traits(.extraLarge, scale: 1)) == 22)
  }

  @Test func `fonts are scaled, up to a maximum, and not twice`() {
    let metrics = UIFont.TextStyle.body.metrics
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let large = metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityMedium))
    #expect(large == .systemFont(ofSize: 28, weight: .bold))
    let limited = metrics.scaledFont(
      for: font, maximumPointSize: 20, compatibleWith: traits(.accessibilityMedium))
    #expect(limited.pointSize == 20)
    #expect(
      metrics.scaledFont(for: large, compatibleWith: traits(.accessibilityMedium)).pointSize == 28)
  }
}
