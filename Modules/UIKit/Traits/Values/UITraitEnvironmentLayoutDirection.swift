/// The direction in which an interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is known.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
