extension UIPageControl {
  /// How the background of a page control looks.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// In which direction the pages follow each other.
  public enum Direction: Int, Sendable {
    /// In that of writing.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// What the user does to a page control.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// Goes to the page before or behind.
    case discrete = 1
    /// Drags along the dots.
    case continuous = 2
  }
}
