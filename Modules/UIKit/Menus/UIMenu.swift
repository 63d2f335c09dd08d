import Foundation

/// A group of actions, commands and further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  private static var unnamedSoFar = 0

  private let storedIdentifier: Identifier
  private let storedOptions: Options
  private let storedChildren: [UIMenuElement]

  /// Creates a menu; without an identifier it gets one that no other menu has.
  @inline(never)
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    UIMenu.unnamedSoFar += 1
    storedIdentifier = identifier ?? Identifier("unnamed menu \(UIMenu.unnamedSoFar)")
    storedOptions = options
    storedChildren = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// By what the menu is told apart from others.
  open var identifier: Identifier { storedIdentifier }

  /// How the menu is shown inside of another.
  open var options: Options { storedOptions }

  /// What the menu contains, the uppermost first.
  open var children: [UIMenuElement] { storedChildren }

  /// How large the elements should be.
  open var preferredElementSize: ElementSize

  /// The actions and commands that are on, in this menu and in those shown inline in it.
  open var selectedElements: [UIMenuElement] {
    storedChildren.flatMap { child in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        return menu.selectedElements
      }
      return (child as? any MenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// A menu that differs from this one in its children only.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
