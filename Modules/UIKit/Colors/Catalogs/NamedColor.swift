/// A color of an asset catalog: variants, of which the one that fits the traits best is taken.
final class NamedColor: DynamicColorSource, @unchecked Sendable {
  struct Variant {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var contrast: UIAccessibilityContrast?
    var gamut: UIDisplayGamut?
    var color: UIColor

    /// How closely the variant fits; `nil` if it is for other traits.
    ///
    /// Where several fit, what is said of the idiom counts most, then style, contrast and gamut.
    /// Apple does not publish the order; it is our own.
    func fit(_ traits: UITraitCollection) -> Int? {
      var fit = 0
      for (condition, weight) in [
        (idiom.map { $0 == traits.userInterfaceIdiom }, 8),
        (style.map { $0 == traits.userInterfaceStyle }, 4),
        (contrast.map { $0 == traits.accessibilityContrast }, 2),
        (gamut.map { $0 == traits.displayGamut }, 1),
      ] {
        guard let condition else { continue }
        guard condition else { return nil }
        fit += weight
      }
      return fit
    }
  }

  let name: String
  private let variants: [Variant]

  /// There is at least one variant.
  init(_ name: String, variants: [Variant]) {
    self.name = name
    self.variants = variants
  }

  /// The best variant; if none is for the traits, the first.
  override func color(for traits: UITraitCollection) -> UIColor {
    var best = variants[0]
    var bestFit = -1
    for variant in variants {
      if let fit = variant.fit(traits), fit > bestFit { (best, bestFit) = (variant, fit) }
    }
    return best.color
  }

  override var description: String { "<UIDynamicCatalogColor: name = \(name)>" }
}
