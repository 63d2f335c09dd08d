/// At which edge or corner of a rectangle something stands.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
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
  case safeArea = 2
  case layoutMargins = 3
  /// From the guide for text that can be read well; here the layout margins.
  case readableContent = 4
}
