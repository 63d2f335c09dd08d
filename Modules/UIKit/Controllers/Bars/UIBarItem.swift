public import Foundation

/// What shows bar items and follows their changes.
@MainActor protocol BarItemOwner: AnyObject {
  func barItemDidChange()
}

/// What an item of a bar has in common with all others.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What shows the item.
  weak var owner: (any BarItemOwner)?

  @inline(never) public override init() {
    super.init()
  }

  /// Creates an item as a storyboard describes it; any other coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: .barItem)
  }

  /// The item's title.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// The item's image.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemDidChange() } }
  }

  /// The image where the bar is low, or `nil` for the same; headless bars are never low.
  open var landscapeImagePhone: UIImage?

  /// Whether the item can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }

  /// A number of the program's own.
  open var tag = 0

  /// What is said for the item, its title unless set.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { itemDidChange() } }
  }

  /// A name for tests, which is never said.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
  }

  func itemDidChange() { owner?.barItemDidChange() }
}
