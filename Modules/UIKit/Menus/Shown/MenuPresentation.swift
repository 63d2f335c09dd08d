import Foundation

/// A menu that is on the screen, from when it comes until it goes.
///
/// The view that shows it keeps it alive.
@MainActor final class MenuPresentation {
  /// The menu that is shown; there is one at a time.
  private(set) static weak var current: MenuPresentation?

  private(set) var menu: UIMenu
  /// The submenus that the user went into, the outermost first.
  private var path: [UIMenu.Identifier] = []
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: Set<ObjectIdentifier> = []
  private let configuration: UIContextMenuConfiguration
  private weak var interaction: UIContextMenuInteraction?
  private weak var sender: AnyObject?
  private weak var overlay: MenuOverlay?
  private var preview: UIViewController?

  init(
    of menu: UIMenu, _ configuration: UIContextMenuConfiguration,
    from interaction: UIContextMenuInteraction, sender: AnyObject
  ) {
    self.menu = menu
    self.configuration = configuration
    self.interaction = interaction
    self.sender = sender
  }

  private var source: UIView? { interaction?.view }

  func present(in window: UIWindow, at place: CGPoint) {
    Self.current?.dismiss()
    Self.current = self
    preview = configuration.makePreview?()
    let animator = MenuAnimator(preview: preview)
    if let interaction {
      interaction.delegate?.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    let overlay = MenuOverlay(of: self, at: place, from: source)
    self.overlay = overlay
    animator.run {
      overlay.frame = window.bounds
      window.addSubview(overlay)
      refresh()
      if let view = preview?.view { overlay.show(preview: view) }
    }
  }

  /// Lets the menu go; nothing happens if it is gone already.
  func dismiss() {
    guard let overlay else { return }
    self.overlay = nil
    if Self.current === self { Self.current = nil }
    let animator = MenuAnimator(preview: preview)
    if let interaction {
      interaction.delegate?.contextMenuInteraction(
        interaction, willEndFor: configuration, animator: animator)
    }
    animator.run { overlay.removeFromSuperview() }
  }

  /// What a tap on the preview does.
  func commitPreview() {
    guard let interaction else { return dismiss() }
    let animator = MenuAnimator(preview: preview)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.run { dismiss() }
  }

  // MARK: Content

  /// The menu, or the submenu that the user went into.
  private var visibleMenu: UIMenu {
    path.reduce(menu) { menu, identifier in submenu(identifier, in: menu) ?? menu }
  }

  private func submenu(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
    elements(of: menu).lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  /// What stands in rows for a menu: its elements, with those of inline menus among them.
  private func elements(of menu: UIMenu) -> [UIMenuElement] { shown(menu.children) }

  private func shown(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return shown(menu.children)
      }
      if let deferred = element as? UIDeferredMenuElement {
        return loaded[ObjectIdentifier(deferred)].map(shown) ?? [deferred]
      }
      return [element]
    }
  }

  func replaceVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if path.isEmpty { menu = block(menu) } else { menu = replacing(path[...], in: menu, by: block) }
    refresh()
  }

  private func replacing(
    _ path: ArraySlice<UIMenu.Identifier>, in menu: UIMenu, by block: (UIMenu) -> UIMenu
  ) -> UIMenu {
    guard let identifier = path.first else { return block(menu) }
    let children = menu.children.map { child -> UIMenuElement in
      guard let child = child as? UIMenu else { return child }
      if child.identifier == identifier { return replacing(path.dropFirst(), in: child, by: block) }
      return child.options.contains(.displayInline) ? replacing(path, in: child, by: block) : child
    }
    return menu.replacingChildren(children)
  }

  private func refresh() {
    let visible = visibleMenu
    overlay?.show(
      title: visible.title,
      elements: elements(of: visible).filter { element in
        (element as? any MenuLeaf)?.attributes.contains(.hidden) != true
      })
    load(elements(of: visible).compactMap { $0 as? UIDeferredMenuElement })
  }

  private func load(_ places: [UIDeferredMenuElement]) {
    for place in places where requested.insert(ObjectIdentifier(place)).inserted {
      place.load { [weak self] elements in
        guard let self, loaded[ObjectIdentifier(place)] == nil else { return }
        loaded[ObjectIdentifier(place)] = elements
        refresh()
      }
    }
  }

  // MARK: Choosing

  func canChoose(_ element: UIMenuElement) -> Bool {
    (element as? any MenuLeaf)?.canBeChosen(from: source) ?? (element is UIMenu)
  }

  /// What a tap on the element's row does.
  func choose(_ element: UIMenuElement) {
    guard overlay != nil, canChoose(element) else { return }
    if let submenu = element as? UIMenu {
      path.append(submenu.identifier)
      return refresh()
    }
    guard let leaf = element as? any MenuLeaf else { return }
    select(leaf)
    let (sender, source) = (sender, source)
    if leaf.attributes.contains(.keepsMenuPresented) {
      leaf.perform(for: sender, from: source)
      return refresh()
    }
    dismiss()
    leaf.perform(for: sender, from: source)
  }

  /// Whether the element stands in the menu or in one of its submenus.
  func contains(_ element: UIMenuElement) -> Bool { holds(element, in: menu) }

  private func holds(_ element: UIMenuElement, in menu: UIMenu) -> Bool {
    elements(of: menu).contains { candidate in
      candidate === element || (candidate as? UIMenu).map { holds(element, in: $0) } == true
    }
  }

  /// Turns an element of a single selection on, and the others there off.
  private func select(_ leaf: any MenuLeaf) {
    if let group = singleSelection(around: leaf, in: menu) {
      for other in group { other.state = other === leaf ? .on : .off }
    }
    (source as? UIButton)?.menuSelectionDidChange()
  }

  private func singleSelection(around leaf: any MenuLeaf, in menu: UIMenu) -> [any MenuLeaf]? {
    for case let submenu as UIMenu in menu.children {
      if let group = singleSelection(around: leaf, in: submenu) { return group }
    }
    let leaves = elements(of: menu).compactMap { $0 as? any MenuLeaf }
    let tracksSelection =
      menu.options.contains(.singleSelection)
      || menu === self.menu && (source as? UIButton)?.isPopUp == true
    return tracksSelection && leaves.contains { $0 === leaf } ? leaves : nil
  }
}
