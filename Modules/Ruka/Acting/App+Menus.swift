public import UIKit

extension App {
  /// Opens the context menu of the element, as a long touch in its middle does. The menu then lies over
  /// the screen, and its elements are buttons to find and to tap.
  ///
  /// - Throws: as `tap(_:)` does, or ``RukaError/unsuitable(element:reason:)`` where there is
  ///   no menu.
  public func openContextMenu(of view: UIView) throws {
    let point = try view.reachablePoint()
    var isOpen = false
    perform {
      isOpen = Headless.openContextMenu(of: view, at: view.convert(point, from: window))
    }
    guard isOpen else {
      throw RukaError.unsuitable(element: view.summary, reason: "it has no context menu")
    }
  }

  /// Opens the context menu of the one element that fits the query.
  public func openContextMenu(of query: Query) throws { try openContextMenu(of: find(query)) }

  /// Presses a key of the keyboard with others held, as `press("s", .command)`.
  ///
  /// - Throws: ``RukaError/unsuitable(element:reason:)`` where no command answers to the key.
  public func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) throws {
    var isHeard = false
    perform {
      window.makeKey()
      isHeard = Headless.press(input, modifierFlags)
    }
    guard isHeard else {
      throw RukaError.unsuitable(element: "key \"\(input)\"", reason: "no command answers to it")
    }
  }
}
