extension UIView {
  /// How a view's content follows when its bounds change.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds; proportions may change.
    case scaleToFill = 0
    /// As large as fits into the bounds in its proportions.
    case scaleAspectFit = 1
    /// So large that it fills the bounds in its proportions; something may be cut off.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle, in its own size.
    case center = 4
    /// At the middle of the upper edge, in its own size.
    case top = 5
    /// At the middle of the lower edge, in its own size.
    case bottom = 6
    /// At the middle of the left edge, in its own size.
    case left = 7
    /// At the middle of the right edge, in its own size.
    case right = 8
    /// In the upper left corner, in its own size.
    case topLeft = 9
    /// In the upper right corner, in its own size.
    case topRight = 10
    /// In the lower left corner, in its own size.
    case bottomLeft = 11
    /// In the lower right corner, in its own size.
    case bottomRight = 12
  }

  /// Whether a view's tint is shown as it is or dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// What the superview does, or `.normal` without one.
    case automatic = 0
    /// The tint color as it is.
    case normal = 1
    /// A paler color, as behind an alert.
    case dimmed = 2
  }
}

/// What a view's content means where writing runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored there.
  case unspecified = 0
  /// Controls of playback, never mirrored.
  case playback = 1
  /// Directions in space, never mirrored.
  case spatial = 2
  /// From left to right, whatever the language.
  case forceLeftToRight = 3
  /// From right to left, whatever the language.
  case forceRightToLeft = 4
}

/// In which direction a user interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
