public import Foundation

/// A button in a navigation bar or toolbar.
///
/// It performs its ``primaryAction`` or, without one, sends its ``action`` to its ``target``, which it
/// does not keep alive.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  var systemItem: SystemItem?
  /// The view that shows the item.
  weak var shownView: UIView?

  @inline(never) public override init() {
    super.init()
  }

  /// Creates an item as a storyboard describes it; any other coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .barButtonItem)
  }

  /// Creates an item with a title that sends an action.
  @inline(never) public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image that sends an action.
  @inline(never) public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item that sends an action, with another image for where the bar is low.
  @inline(never) public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item of the system's that sends an action.
  @inline(never) public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem.style, target: target, action: action)
    adopt(systemItem)
  }

  /// Creates an item of the system's that performs an action.
  @inline(never) public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(
      title: systemItem.title, style: systemItem.style, target: nil, action: nil)
    adopt(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs an action, with the action's title and image unless they are given.
  @inline(never) public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that sends an action and has a menu.
  @inline(never) public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates an item that shows a view of the program's own.
  @inline(never) public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Becomes an item of the system's.
  func become(_ systemItem: SystemItem) {
    title = systemItem.title
    style = systemItem.style
    adopt(systemItem)
  }

  private func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    accessibilityLabel = systemItem.spokenName
  }

  /// How the button looks.
  open var style = Style.plain

  /// The method that the button sends.
  open var action: Selector? {
    didSet { if action != oldValue { itemDidChange() } }
  }

  /// To whom the button sends its action; without one, to the first in the responder chain that has the
  /// method. Not kept alive.
  open weak var target: AnyObject?

  /// What the button performs instead of sending ``action``.
  open var primaryAction: UIAction? {
    didSet { if primaryAction !== oldValue { itemDidChange() } }
  }

  /// The menu that a touch shows or, if the item has an action of its own, a long touch.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { itemDidChange() } }
  }

  /// In which order the elements of the menu should stand.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { if preferredMenuElementOrder != oldValue { itemDidChange() } }
  }

  /// Whether pressing the item turns ``isSelected`` on and off; with a menu that a touch shows, the
  /// item shows which of its elements is on. See ``UIButton/changesSelectionAsPrimaryAction``.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { itemDidChange() } }
  }

  /// The view that is shown instead of a button.
  open var customView: UIView? {
    didSet { if customView !== oldValue { itemDidChange() } }
  }

  /// The width in points; zero for what the content needs.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemDidChange() } }
  }

  /// Whether the item is left out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { itemDidChange() } }
  }

  /// Whether the item shows that it is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemDidChange() } }
  }

  /// The color of the item, or `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { itemDidChange() } }
  }

  /// The titles among which the item changes.
  open var possibleTitles: Set<String>?

  /// An item that keeps a distance between its neighbours.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// An item that takes the space that its neighbours leave.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Does what the item is there for, as when its button is pressed.
  func press(in button: UIResponder, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(for: self)
    } else if let action {
      UIApplication.shared.sendAction(
        action, to: target ?? firstTarget(of: action, from: button), from: self, for: event)
    }
  }

  /// The item is no responder, so the chain in which a target is looked for begins at its button.
  private func firstTarget(of action: Selector, from button: UIResponder) -> UIResponder? {
    button.responderChain.first { action.isImplemented(by: $0) }
  }
}
