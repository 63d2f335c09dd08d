public import Foundation

/// Shows a menu for a view when the user touches it long.
///
/// Headless the menu takes no time to come and go. It covers the window, and each of its elements is a
/// button there; a touch beside it dismisses it. See `Headless.openContextMenu(of:at:)`.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public enum appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// The menu stands above what it belongs to, with a preview.
    case rich = 1
    /// The menu stands alone.
    case compact = 2
  }

  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  private weak var storedView: UIView?
  private weak var shown: MenuPresentation?
  private var lastLocation = CGPoint.zero

  /// Creates an interaction; the delegate is not kept alive.
  @inline(never) public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  /// Who decides what the menu shows.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

  /// The view to which the interaction belongs.
  open weak var view: UIView? { storedView }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  open func didMove(to view: UIView?) { storedView = view }

  /// How the menu looks that is shown: compact for those of controls.
  open var menuAppearance: appearance {
    guard shown != nil else { return .unknown }
    return view is UIControl ? .compact : .rich
  }

  /// Where the user touched for the menu, in the coordinates of a view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    storedView?.convert(lastLocation, to: view) ?? lastLocation
  }

  /// Lets the menu go that is shown; harmless without one.
  open func dismissMenu() { shown?.dismiss() }

  /// Replaces the menu, or the submenu, that is shown by what the block makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shown?.replaceVisibleMenu(block) }

  /// Shows the menu for the place, and says whether there is one to show.
  @discardableResult
  func open(at location: CGPoint) -> Bool {
    guard let view = storedView, let window = view.window, !window.isHidden, let storedDelegate
    else {
      return false
    }
    lastLocation = location
    let configuration = storedDelegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: location)
    guard let configuration, let menu = configuration.makeMenu?([]) else { return false }
    let place = (view as? UIControl)?.menuAttachmentPoint(for: configuration) ?? location
    let presentation = MenuPresentation(
      of: menu, configuration, from: self, sender: (view as? UIControl)?.menuSender ?? view)
    shown = presentation
    presentation.present(in: window, at: view.convert(place, to: window))
    return true
  }
}
