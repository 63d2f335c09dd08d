public import Foundation

extension Headless {
  /// The menu that is shown now, or `nil`.
  public static var visibleMenu: UIMenu? { MenuPresentation.current?.menu }

  /// Touches the view long, in its middle unless a point in its coordinates is given, and says whether
  /// that shows a menu.
  ///
  /// The nearest view around the point that has a context menu for it shows its own, as on a device.
  /// Nothing happens in a view that takes no touches.
  @discardableResult
  public static func openContextMenu(of view: UIView, at point: CGPoint? = nil) -> Bool {
    guard let window = view.window else { return false }
    let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let touched = window.hitTest(view.convert(point, to: window), with: nil)
    for candidate in sequence(first: touched, next: { $0?.superview }).prefix(while: { $0 != nil })
    {
      guard let candidate, (candidate as? UIControl)?.isEnabled ?? true else { continue }
      for case let interaction as UIContextMenuInteraction in candidate.interactions
      where interaction.open(at: view.convert(point, to: candidate)) {
        return true
      }
    }
    return false
  }

  /// Chooses an element of the menu that is shown, or of one of its submenus, and says whether that was
  /// possible: disabled and hidden elements cannot be chosen.
  @discardableResult
  public static func choose(_ element: UIMenuElement) -> Bool {
    guard let presentation = MenuPresentation.current, presentation.contains(element),
      presentation.canChoose(element)
    else { return false }
    presentation.choose(element)
    return true
  }

  /// Presses a key with others held, and says whether somebody has a command for it.
  ///
  /// The first responder from the key window's first responder up, or else from its topmost controller
  /// up, that has a fitting key command, and can have it performed, decides.
  @discardableResult
  public static func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    guard let window = UIApplication.shared.keyWindowOfAll else { return false }
    let start = window.firstResponder ?? window.topmostController ?? window
    for responder in start.responderChain {
      let command = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifierFlags
      }
      guard let command, command.canBeChosen(from: start.nearestView) else { continue }
      command.perform(for: nil, from: start.nearestView)
      return true
    }
    return false
  }
}

extension UIWindow {
  /// The root controller, or the topmost of those presented above it.
  fileprivate var topmostController: UIViewController? {
    guard let root = rootViewController else { return nil }
    return sequence(first: root) { $0.presentation?.presented }.reduce(root) { $1 }
  }
}

extension UIResponder {
  fileprivate var nearestView: UIView? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }
}
