public import Foundation
public import UIKit

extension App {
  /// A direction in which a finger swipes: towards that edge of the screen.
  public enum SwipeDirection: String, CaseIterable, Sendable {
    /// Towards the upper edge: what lies below comes into sight.
    case up
    /// Towards the lower edge: what lies above comes into sight.
    case down
    /// Towards the left edge: what lies to the right comes into sight.
    case left
    /// Towards the right edge: what lies to the left comes into sight.
    case right
  }

  /// Taps the element twice in quick succession.
  ///
  /// Fails as `tap(_:)` does; nothing is touched then.
  public func doubleTap(
    _ view: UIView, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try doubleTapNow(view)
    }
  }

  /// Does the same to the one element that fits the query.
  public func doubleTap(
    _ query: Query, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try doubleTapNow(theOne(query))
    }
  }

  /// Keeps a finger on the element for some virtual time, and lifts it.
  ///
  /// Fails as `tap(_:)` does, also where the time is negative or not finite; nothing is touched then.
  public func longPress(
    _ view: UIView, seconds: Double = 1, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try longPressNow(view, seconds: seconds)
    }
  }

  /// Does the same to the one element that fits the query.
  public func longPress(
    _ query: Query, seconds: Double = 1, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try longPressNow(theOne(query), seconds: seconds)
    }
  }

  /// Puts a finger on the element, moves it by a distance, holds it there for a moment, so that
  /// nothing goes on moving of itself, and lifts it.
  ///
  /// Fails as `tap(_:)` does, also where the time is negative, or one of the numbers not finite; nothing
  /// is touched then.
  public func drag(
    _ view: UIView, by distance: CGSize, seconds: Double = 0.3, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try dragNow(view, by: distance, seconds: seconds)
    }
  }

  /// Does the same to the one element that fits the query.
  public func drag(
    _ query: Query, by distance: CGSize, seconds: Double = 0.3, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try dragNow(theOne(query), by: distance, seconds: seconds)
    }
  }

  /// Swipes across the element: the finger goes quickly over two fifths of the window, from the middle
  /// of what is seen of the element, and is lifted while it moves.
  ///
  /// Fails as `tap(_:)` does; nothing is touched then.
  public func swipe(
    _ view: UIView, _ direction: SwipeDirection, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try swipeNow(view, direction)
    }
  }

  /// Does the same to the one element that fits the query.
  public func swipe(
    _ query: Query, _ direction: SwipeDirection, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try swipeNow(theOne(query), direction)
    }
  }
}
