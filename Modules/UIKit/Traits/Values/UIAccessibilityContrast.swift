/// How strongly an interface sets its colors apart.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is known.
  case unspecified = -1
  /// Colors as designed.
  case normal = 0
  /// Colors set further apart.
  case high = 1
}
