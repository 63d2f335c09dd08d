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
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// What is shown in place of all columns while they are collapsed.
    case compact = 3
  }

  /// Which columns are shown, and how they stand to the secondary one.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// How columns that are shown make room for themselves.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// At which edge the primary column stands.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// How the primary column looks.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// When the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
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
