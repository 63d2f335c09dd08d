public import Foundation

/// Makes the controller that is shown above a context menu, or nothing.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu; the system suggests elements for it, headless none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// In which order the elements of a menu stand; headless always that of the menu.
  public enum ElementOrder: Int, Sendable {
    /// As the menu's kind has it.
    case automatic = 0
    /// The first nearest to the finger.
    case priority = 1
    /// The first at the top.
    case fixed = 2
  }

  let makePreview: UIContextMenuContentPreviewProvider?
  let makeMenu: UIContextMenuActionProvider?
  private let storedIdentifier: any NSCopying

  /// Creates a configuration; without an identifier it gets one that no other has.
  @inline(never)
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    storedIdentifier = identifier ?? NSUUID()
    makePreview = previewProvider
    makeMenu = actionProvider
    super.init()
  }

  /// By what configurations are told apart.
  open var identifier: any NSCopying { storedIdentifier }

  /// In which order the elements should stand.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// How many items the menu is about, for a badge; 0 for none.
  open var badgeCount = 0

  /// Which further items the menu is about.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
}
