public import UIKit

extension App {
  /// Opens the context menu of the element, as a long touch in its middle does. The menu then lies over
  /// the screen, and its elements are buttons to find and to tap.
  ///
  /// Fails as `tap(_:)` does, and with ``RukaError/unsuitable(element:reason:tree:)`` where there is no
  /// menu.
  public func openContextMenu(
    of view: UIView, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try openContextMenuNow(of: view)
    }
  }

  /// Opens the context menu of the one element that fits the query.
  public func openContextMenu(
    of query: Query, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try openContextMenuNow(of: theOne(query))
    }
  }

  private func openContextMenuNow(of view: UIView) throws(RukaError) {
    let point = try view.reachablePoint()
    var isOpen = false
    perform {
      isOpen = Headless.openContextMenu(of: view, at: view.convert(point, from: nil))
    }
    guard isOpen else {
      throw .unsuitable(element: view.summary, reason: "it has no context menu", tree: tree)
    }
  }

  /// Presses a key of the keyboard with others held, as `press("s", .command)`.
  ///
  /// Where no command answers to the key, that fails, as ``failureBehavior`` says, with
  /// ``RukaError/unsuitable(element:reason:tree:)``.
  public func press(
    _ input: String, _ modifierFlags: UIKeyModifierFlags = [], fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      var isHeard = false
      perform {
        window.makeKey()
        isHeard = Headless.press(input, modifierFlags)
      }
      guard isHeard else {
        throw .unsuitable(
          element: "key \"\(input)\"", reason: "no command answers to it", tree: tree)
      }
    }
  }
}
