/// At which edge or corner of a rectangle something stands.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none = 0
  /// In the middle of the upper edge.
  case top = 1
  /// In the corner of the upper edge and the side where lines begin.
  case topLeading = 2
  /// In the middle of the side where lines begin.
  case leading = 3
  /// In the corner of the lower edge and the side where lines begin.
  case bottomLeading = 4
  /// In the middle of the lower edge.
  case bottom = 5
  /// In the corner of the lower edge and the side where lines end.
  case bottomTrailing = 6
  /// In the middle of the side where lines end.
  case trailing = 7
  /// In the corner of the upper edge and the side where lines end.
  case topTrailing = 8
}

extension NSRectAlignment {
  /// The edges that it names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// From where the insets of content count.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; of that, from the safe area.
  case automatic = 0
  /// From the edges.
  case none = 1
  /// From the edges of the safe area.
  case safeArea = 2
  /// From the layout margins.
  case layoutMargins = 3
  /// From the guide for text that can be read well; here the layout margins.
  case readableContent = 4
}
