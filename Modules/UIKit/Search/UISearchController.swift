public import Foundation

/// Searches in the content of another controller, with a search bar and a controller for the results.
///
/// Put it into the ``UINavigationItem/searchController`` of the controller whose content is searched, or
/// put its bar into that controller's view. The search begins when the user edits the bar, or when the
/// program sets ``isActive``. It is presented by the controller whose content is searched and covers that
/// one's view alone, so that the bar stays usable; Apple presents it by the nearest controller that
/// defines a presentation context, and cuts the bar out.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scopes of the search bar are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As ``onSearchActivation``.
    case automatic = 0
    /// The program shows and hides them.
    case manual = 1
    /// While there is text to search.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  private let resultsController: UIViewController?
  private let bar = UISearchBar()
  /// The item that shows the search bar.
  weak var shownItem: UINavigationItem?
  var phase = Phase.idle

  /// How far a search has come, so that its end is told once, however it came about.
  enum Phase {
    case idle, searching, ending
  }

  @inline(never) public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  {
    resultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  @inline(never) public required init?(coder: NSCoder) {
    resultsController = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a search with a controller that shows the results, or `nil` where the searched controller
  /// shows them itself.
  @inline(never) public init(searchResultsController: UIViewController?) {
    resultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  private func setUp() {
    bar.searchController = self
    modalPresentationStyle = .custom
  }

  /// The controller that shows the results.
  open var searchResultsController: UIViewController? { resultsController }

  /// The bar in which the user says what to search.
  open var searchBar: UISearchBar { bar }

  /// Who brings the results up to date; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is told when the search comes and goes; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the search is presented.
  ///
  /// Setting it presents or dismisses the search, with animation where it is on the screen. Ending the
  /// search clears its text. A bar that belongs to no controller yet is reported, and nothing happens.
  open var isActive: Bool {
    get { ownPresentation != nil && !isBeingDismissed }
    set { newValue ? activate() : deactivate() }
  }

  /// Whether what is searched is covered while the search is active; a touch on the cover ends it.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { refreshCover() } }
  }

  /// Whether the rest of the navigation bar is hidden while the search is active.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { searchBarDidChangeHeight() }
  }

  /// Whether the bar has a cancel button while the search is active.
  open var automaticallyShowsCancelButton = true

  /// Whether the results are shown while there is text, and only then.
  open var automaticallyShowsSearchResultsController = true {
    didSet { refreshResults() }
  }

  /// Whether the results are shown; setting it ends that being automatic.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      refreshResults()
    }
  }
  var showsResults = false

  /// When the scopes of the bar are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { refreshScopes() }
  }

  /// Where the navigation bar shows the search bar; always below the rest.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: View

  open override func loadView() {
    let root = SearchRootView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.whenTouched = { [weak self] in self?.isActive = false }
    view = root
    refreshCover()
    installResults(in: root)
    refreshResults()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Somebody else may have dismissed the search.
    if isBeingDismissed || ownPresentation == nil { endSearch() }
  }
}
