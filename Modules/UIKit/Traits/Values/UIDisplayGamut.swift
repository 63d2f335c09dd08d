// swift-format-ignore-file: AlwaysUseLowerCamelCase
// UIKit spells these cases with capitals.

/// The range of colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// No gamut is known.
  case unspecified = -1
  // The names are those of UIKit.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The sRGB gamut.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The Display P3 gamut.
  case P3 = 1
}
