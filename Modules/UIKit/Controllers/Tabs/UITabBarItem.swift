public import Foundation

/// One item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  @inline(never) public override init() {
    super.init()
  }

  /// Creates an item as a storyboard describes it; any other coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .tabBarItem)
  }

  /// Creates an item with the title, image and tag.
  @inline(never) public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with the title, and an image for each of its states.
  @inline(never) public convenience init(
    title: String?, image: UIImage?, selectedImage: UIImage?
  ) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system's.
  @inline(never) public convenience init(
    tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int
  ) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// The image while the item is selected, or `nil` for the same.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemDidChange() } }
  }

  /// A short text beside the item, or `nil` for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemDidChange() } }
  }

  /// The color of the badge, or `nil` for the usual one.
  open var badgeColor: UIColor?
}

extension UITabBarItem {
  /// The items that the system knows by their purpose.
  public enum SystemItem: Int, Sendable {
    /// Further items for which there is no room.
    case more = 0
    /// What the person likes best.
    case favorites = 1
    /// What the program recommends.
    case featured = 2
    /// What others like best.
    case topRated = 3
    /// What the person has used lately.
    case recents = 4
    /// People.
    case contacts = 5
    /// What the person has done before.
    case history = 6
    /// Places that the person comes back to.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What has been, or is being, loaded.
    case downloads = 9
    /// What came in last.
    case mostRecent = 10
    /// What others look at most.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}
