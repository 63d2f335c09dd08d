/// The controllers of a split view by their columns.
@MainActor struct SplitColumns {
  /// A controller and what is shown for it: itself, or a navigation controller around it.
  struct Entry {
    let controller: UIViewController
    let shown: UIViewController
  }

  private var entries: [Entry?] = [nil, nil, nil, nil]

  subscript(column: UISplitViewController.Column) -> Entry? {
    get { entries[column.rawValue] }
    set { entries[column.rawValue] = newValue }
  }

  /// The columns that stand side by side and have a controller, from the primary one on.
  var sideBySide: [UISplitViewController.Column] {
    [.primary, .supplementary, .secondary].filter { self[$0] != nil }
  }

  /// The column for which the controller is shown.
  func column(showing controller: UIViewController) -> UISplitViewController.Column? {
    (sideBySide + [.compact]).first { self[$0]?.shown === controller }
  }
}

/// How the columns of a split view are shown.
@MainActor struct SplitArrangement {
  var isCollapsed = false
  var displayMode = UISplitViewController.DisplayMode.secondaryOnly
  /// What the program or the user chose to show since the preferred mode was set.
  var chosenMode: UISplitViewController.DisplayMode?
  /// What was put onto the stack of the first column when the columns collapsed.
  var moved: [MovedStack] = []
  /// Whether the secondary controller is shown alone, as there is no stack to put it on.
  var showsSecondaryInstead = false
  var installed: [InstalledChild] = []
  var isShowing = false
  var needsShowing = false
  /// Takes the touches beside columns that overlay.
  var cover: UIControl?

  struct MovedStack {
    let column: UISplitViewController.Column
    var controllers: [UIViewController]
  }
}
