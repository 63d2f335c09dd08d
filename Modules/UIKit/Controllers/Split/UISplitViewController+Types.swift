extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers, set through ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// The places for controllers.
  public enum Column: Int, Sendable {
    /// The outermost column, which chooses what is in the next.
    case primary = 0
    /// The column between the two others, if there are three.
    case supplementary = 1
    /// The column of the content itself.
    case secondary = 2
    /// What is shown in place of all columns while they are collapsed.
    case compact = 3
  }

  /// Which columns are shown, and how they stand to the secondary one.
  public enum DisplayMode: Int, Sendable {
    /// What suits the behavior and the room; never what is in fact shown.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column, which covers a part of the secondary one.
    case oneOverSecondary = 3
    /// The primary and the supplementary column beside the secondary one.
    case twoBesideSecondary = 4
    /// The primary and the supplementary column, which cover a part of the secondary one.
    case twoOverSecondary = 5
    /// The primary and the supplementary column, which push the secondary one aside.
    case twoDisplaceSecondary = 6
  }

  /// How columns that are shown make room for themselves.
  public enum SplitBehavior: Int, Sendable {
    /// As suits the number of columns and the room.
    case automatic = 0
    /// They stand beside the secondary column, which becomes narrower.
    case tile = 1
    /// They cover a part of the secondary column.
    case overlay = 2
    /// They push the secondary column aside, a part of which leaves the screen.
    case displace = 3
  }

  /// At which edge the primary column stands.
  public enum PrimaryEdge: Int, Sendable {
    /// At the side where lines begin.
    case leading = 0
    /// At the side where lines end.
    case trailing = 1
  }

  /// How the primary column looks.
  public enum BackgroundStyle: Int, Sendable {
    /// Like any other.
    case none = 0
    /// Like a list beside the content, through which what lies behind shines.
    case sidebar = 1
  }

  /// When the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As suits the style and the room.
    case automatic = 0
    /// Never.
    case never = 1
    /// Wherever there is a bar for it.
    case always = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are shown besides the secondary one.
  var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The mode that shows so many columns besides the secondary one.
  init(showing count: Int, by behavior: UISplitViewController.SplitBehavior) {
    switch (count, behavior) {
    case (0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }
}
