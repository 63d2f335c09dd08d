public import Foundation

/// How a section looks that is a list.
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Hashable, Sendable {
    /// Rows from side to side, with headers that stay in sight.
    case plain
    /// Sections that stand apart, from side to side.
    case grouped
    /// Sections that stand apart and keep away from the sides, with round corners.
    case insetGrouped
    /// The list beside the content of a screen that is split.
    case sidebar
    /// The same, with the headers of a plain list.
    case sidebarPlain
  }

  /// What stands at the start of a section.
  public enum HeaderMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What stands at the end of a section.
  public enum FooterMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// What takes no more room than its content needs.
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The header of a section.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Changes the separators of an item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  private let look: Appearance

  /// Gives the actions that a swipe over an item brings out.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Creates a configuration for the looks.
  public init(appearance: Appearance) {
    look = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The looks that the configuration was created for.
  public var appearance: Appearance { look }

  /// What stands at the start of each section; nothing by default.
  public var headerMode = HeaderMode.none

  /// What stands at the end of each section; nothing by default.
  public var footerMode = FooterMode.none

  /// The room above a header; `nil`, the default, for what suits the looks.
  public var headerTopPadding: CGFloat?

  /// Whether lines separate items; true by default.
  public var showsSeparators = true

  /// How the lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the lines of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Gives the actions at the start of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Gives the actions at the end of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The color behind the list; `nil`, the default, for what suits the looks.
  public var backgroundColor: UIColor?

  /// What takes no more room than its content needs.
  public var contentHuggingElements: ContentHuggingElements = []
}

/// How the lines look that separate the items of a list.
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// Where the looks of the list have one.
    case automatic = 0
    /// The line is shown.
    case visible = 1
    /// The line is left out.
    case hidden = 2
  }

  /// Creates the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    let inset = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
    topSeparatorInsets = inset
    bottomSeparatorInsets = inset
  }

  /// Whether there is a line above the item; as the list decides, unless set.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item; as the list decides, unless set.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// How far the line above an item keeps from its edges.
  public var topSeparatorInsets: NSDirectionalEdgeInsets

  /// How far the line below an item keeps from its edges.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets

  /// The color of the lines.
  public var color = UIColor.separator

  /// The color of lines between items that are selected together.
  public var multipleSelectionColor = UIColor.separator
}
