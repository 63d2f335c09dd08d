extension UIControl {
  /// Where the content of a control lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
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
    case center = 0
    case top = 1
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
