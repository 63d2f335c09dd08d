/// Whether an interface is drawn light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is asked for.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}
