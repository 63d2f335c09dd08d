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
  /// - Throws: as `tap(_:)` does; nothing is touched then.
  public func doubleTap(_ view: UIView) throws {
    let point = try view.reachablePoint()
    perform {
      for tap in 1...2 {
        let finger = Finger(downAt: point, in: window, tapCount: tap)
        finger.rest(seconds: 0.05)
        finger.lift()
        if tap == 1 { finger.rest(seconds: 0.05) }
      }
    }
  }

  /// Keeps a finger on the element for some virtual time, and lifts it.
  ///
  /// - Throws: as `tap(_:)` does; nothing is touched then.
  public func longPress(_ view: UIView, seconds: Double = 1) throws {
    let point = try view.reachablePoint()
    perform {
      let finger = Finger(downAt: point, in: window)
      finger.rest(seconds: seconds)
      finger.lift()
    }
  }

  /// Puts a finger on the element, moves it by a distance, holds it there for a moment, so that
  /// nothing goes on moving of itself, and lifts it.
  ///
  /// - Throws: as `tap(_:)` does; nothing is touched then.
  public func drag(_ view: UIView, by distance: CGSize, seconds: Double = 0.3) throws {
    let start = try view.reachablePoint()
    perform {
      var finger = Finger(downAt: start, in: window)
      finger.move(
        to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), seconds: seconds)
      finger.rest(seconds: 0.2)
      finger.lift()
    }
  }

  /// Swipes across the element: the finger goes quickly over two fifths of the window, from the middle
  /// of what is seen of the element, and is lifted while it moves.
  ///
  /// - Throws: as `tap(_:)` does; nothing is touched then.
  public func swipe(_ view: UIView, _ direction: SwipeDirection) throws {
    let start = try view.reachablePoint()
    let (width, height) = (window.bounds.width * 0.4, window.bounds.height * 0.4)
    let end =
      switch direction {
      case .up: CGPoint(x: start.x, y: start.y - height)
      case .down: CGPoint(x: start.x, y: start.y + height)
      case .left: CGPoint(x: start.x - width, y: start.y)
      case .right: CGPoint(x: start.x + width, y: start.y)
      }
    perform {
      var finger = Finger(downAt: start, in: window)
      finger.move(to: end, seconds: 0.1)
      finger.lift()
    }
  }

  /// Does the same to the one element that fits the query.
  public func doubleTap(_ query: Query) throws { try doubleTap(find(query)) }

  /// Does the same to the one element that fits the query.
  public func longPress(_ query: Query, seconds: Double = 1) throws {
    try longPress(find(query), seconds: seconds)
  }

  /// Does the same to the one element that fits the query.
  public func drag(_ query: Query, by distance: CGSize, seconds: Double = 0.3) throws {
    try drag(find(query), by: distance, seconds: seconds)
  }

  /// Does the same to the one element that fits the query.
  public func swipe(_ query: Query, _ direction: SwipeDirection) throws {
    try swipe(find(query), direction)
  }
}
