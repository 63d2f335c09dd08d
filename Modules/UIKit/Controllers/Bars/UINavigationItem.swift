public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The bar that shows the item.
  weak var owner: (any BarItemOwner)?
  /// The controller whose item it is.
  weak var controller: UIViewController?

  /// Creates an item with the title.
  @inline(never) public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item as a storyboard describes it; any other coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: .navigationItem)
  }

  /// The title in the middle of the bar.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// A line of text above the title, which makes the bar 30 points higher.
  open var prompt: String? {
    didSet { if prompt != oldValue { itemDidChange() } }
  }

  /// The view that is shown instead of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { itemDidChange() } }
  }

  /// Whether the title is large in a bar that ``UINavigationBar/prefersLargeTitles``.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
  }

  // MARK: Search

  /// The search whose bar is shown below everything else in the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.shownItem === self { oldValue?.shownItem = nil }
      searchController?.shownItem = self
      itemDidChange()
    }
  }

  /// Whether scrolling hides the search bar; headless it stays.
  open var hidesSearchBarWhenScrolling = true

  /// Where the search bar should be shown; headless always below the rest.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar is shown.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Back button

  /// The button by which one gets back to this item; only its title counts.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { itemDidChange() }
  }

  /// The title of the button by which one gets back to this item, or `nil` for the item's own.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { itemDidChange() } }
  }

  /// How the button by which one gets back to this item is named.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
  }

  /// What the back button does while this item is on top, instead of going back.
  open var backAction: UIAction? {
    didSet { itemDidChange() }
  }

  /// Whether there is no back button while this item is on top.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var storedHidesBackButton = false

  /// Sets ``hidesBackButton``.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    itemDidChange()
  }

  /// Whether the back button is shown beside the items on the leading side; they take its place otherwise.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
  }

  // MARK: Buttons

  /// The items on the leading side, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  private var storedLeftItems: [UIBarButtonItem]?

  /// The items on the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  private var storedRightItems: [UIBarButtonItem]?

  /// The outermost item on the leading side; setting it replaces all there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The outermost item on the trailing side; setting it replaces all there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Sets ``leftBarButtonItem``.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets ``rightBarButtonItem``.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets ``leftBarButtonItems``.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeftItems = items
    for item in items ?? [] { item.owner = self }
    itemDidChange()
  }

  /// Sets ``rightBarButtonItems``.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRightItems = items
    for item in items ?? [] { item.owner = self }
    itemDidChange()
  }

  private func itemDidChange() { owner?.barItemDidChange() }
}

extension UINavigationItem: BarItemOwner {
  func barItemDidChange() { itemDidChange() }
}

extension UINavigationItem {
  /// Where large titles are used.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it on the stack.
    case automatic = 0
    /// Always, where the bar prefers large titles.
    case always = 1
    /// Never.
    case never = 2
    /// As `always`; where nothing leads back, devices move the large title up into the bar, and here it
    /// stays below.
    case inline = 3
  }

  /// Where in a navigation bar a search bar is shown.
  public enum SearchBarPlacement: Int, Sendable {
    /// Wherever there is room.
    case automatic = 0
    /// In the bar, beside the title and the buttons.
    case inline = 1
    /// In a line of its own below the title.
    case stacked = 2
  }

  /// How a back button is named: after where it leads to, "Back", or not at all.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen behind; where that is too long "Back", then the arrow alone.
    case `default` = 0
    /// "Back", or the arrow alone where there is no room.
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }

  /// The title of the button by which one gets back to this item; what is said for it is never empty.
  var titleForWayBack: (shown: String, spoken: String) {
    let title = backButtonTitle ?? backBarButtonItem?.title ?? self.title ?? ""
    let spoken = title.isEmpty ? "Back" : title
    return switch backButtonDisplayMode {
    case .default: (spoken, spoken)
    case .generic: ("Back", "Back")
    case .minimal: ("", spoken)
    }
  }
}
