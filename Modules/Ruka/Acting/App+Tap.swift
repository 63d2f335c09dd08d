public import UIKit

extension App {
  /// Taps the element as a finger does: in the middle of what is seen of it.
  ///
  /// The touch goes through the window's hit test and the responder chain, so whatever a person's
  /// touch would do happens, and nothing else.
  ///
  /// Where the finger would touch something else or nothing, or the control is disabled, nothing is
  /// touched, and ``failureBehavior`` says what happens.
  ///
  /// - Throws: if that is `.raiseException`, ``RukaError/unreachable(element:reason:tree:)`` or
  ///   ``RukaError/disabled(element:tree:)``.
  public func tap(
    _ view: UIView, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in try tapNow(view) }
  }

  /// Taps the one element that fits the query. Fails in the same way, also where there is none or more
  /// than one.
  public func tap(
    _ query: Query, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try tapNow(theOne(query))
    }
  }

  /// Taps the visible button with the title.
  ///
  /// Fails, as ``failureBehavior`` says, where there is no such button or it cannot be tapped.
  public func tapButton(
    title: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try tapNow(theOne(Query(.button, title)))
    }
  }
}
