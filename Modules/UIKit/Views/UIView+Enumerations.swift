extension UIView {
  /// How a view's content follows when its bounds change.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// Whether a view's tint is shown as it is or dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// What the superview does, or `.normal` without one.
    case automatic = 0
    case normal = 1
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
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// In which direction a user interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
