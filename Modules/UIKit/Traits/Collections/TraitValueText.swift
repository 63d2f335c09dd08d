/// How descriptions print values: the system's traits as UIKit prints them ("Dark", "LTR", "L"),
/// all others as they describe themselves.
enum TraitValueText {
  static func text<Value>(for value: Value) -> String {
    switch value {
    case let direction as UITraitEnvironmentLayoutDirection:
      switch direction {
      case .unspecified: "Unspecified"
      case .leftToRight: "LTR"
      case .rightToLeft: "RTL"
      }
    case let gamut as UIDisplayGamut:
      switch gamut {
      case .unspecified: "Unspecified"
      case .SRGB: "sRGB"
      case .P3: "P3"
      }
    case let category as UIContentSizeCategory:
      category.rawValue.split(separator: "Category").last.map(String.init) ?? category.rawValue
    case let size as UIUserInterfaceSizeClass: capitalized(size)
    case let style as UIUserInterfaceStyle: capitalized(style)
    case let idiom as UIUserInterfaceIdiom: capitalized(idiom)
    case let level as UIUserInterfaceLevel: capitalized(level)
    case let weight as UILegibilityWeight: capitalized(weight)
    case let contrast as UIAccessibilityContrast: capitalized(contrast)
    case let appearance as UIUserInterfaceActiveAppearance: capitalized(appearance)
    case let capability as UIForceTouchCapability: capitalized(capability)
    default: String(describing: value)
    }
  }

  private static func capitalized<Case>(_ name: Case) -> String {
    let text = String(describing: name)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
