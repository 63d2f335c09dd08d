extension UIImage {
  /// The range of brightness in which an image is shown.
  public enum DynamicRange: Int, Sendable {
    /// No range is asked for.
    case unspecified = -1
    /// The brightness of ordinary content.
    case standard = 0
    /// Brighter than ordinary content, but not as bright as the display allows.
    case constrainedHigh = 1
    /// As bright as the display allows.
    case high = 2
  }
}
