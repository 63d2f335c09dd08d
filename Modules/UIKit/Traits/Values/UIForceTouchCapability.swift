/// Whether a display measures how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nothing is known of the capability.
  case unknown = 0
  /// The display does not measure force.
  case unavailable = 1
  /// The display measures force.
  case available = 2
}
