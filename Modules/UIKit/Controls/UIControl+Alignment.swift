extension UIControl {
  /// Where the content of a control lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left, whichever way the interface runs.
    case left = 1
    /// At the right, whichever way the interface runs.
    case right = 2
    /// All over the width.
    case fill = 3
    /// On the side on which writing begins.
    case leading = 4
    /// On the side on which writing ends.
    case trailing = 5
  }

  /// Where the content of a control lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// All over the height.
    case fill = 3
  }

  /// Where the content lies from side to side once leading and trailing are resolved.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isForward ? .left : .right
    case .trailing: isForward ? .right : .left
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
}
