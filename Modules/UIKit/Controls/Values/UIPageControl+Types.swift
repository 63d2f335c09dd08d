extension UIPageControl {
  /// How the background of a page control looks.
  public enum BackgroundStyle: Int, Sendable {
    /// Seen only while the user touches the control.
    case automatic = 0
    /// Seen at all times.
    case prominent = 1
    /// Never seen.
    case minimal = 2
  }

  /// In which direction the pages follow each other.
  public enum Direction: Int, Sendable {
    /// In that of writing.
    case natural = 0
    /// The first page is at the left.
    case leftToRight = 1
    /// The first page is at the right.
    case rightToLeft = 2
    /// The first page is at the top.
    case topToBottom = 3
    /// The first page is at the bottom.
    case bottomToTop = 4
  }

  /// What the user does to a page control.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Goes to the page before or behind.
    case discrete = 1
    /// Drags along the dots.
    case continuous = 2
  }
}
