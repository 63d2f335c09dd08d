import Foundation
import UIKit

/// What fingers do on a screen, in virtual time; the window is that of the view that is touched.
extension App {
  func doubleTapNow(_ view: UIView) throws(RukaError) {
    try touch(view) { point, window in
      for tap in 1...2 {
        let finger = Finger(downAt: point, in: window, tapCount: tap)
        finger.rest(seconds: 0.05)
        finger.lift()
        if tap == 1 { finger.rest(seconds: 0.05) }
      }
    }
  }

  func longPressNow(_ view: UIView, seconds: Double) throws(RukaError) {
    try check(seconds, for: view)
    try touch(view) { point, window in
      let finger = Finger(downAt: point, in: window)
      finger.rest(seconds: seconds)
      finger.lift()
    }
  }

  func dragNow(_ view: UIView, by distance: CGSize, seconds: Double) throws(RukaError) {
    try check(seconds, for: view)
    guard distance.width.isFinite, distance.height.isFinite else {
      throw .unsuitable(
        element: view.summary,
        reason: "it cannot be dragged by \(distance.width), \(distance.height) points", tree: tree)
    }
    try touch(view) { start, window in
      var finger = Finger(downAt: start, in: window)
      finger.move(
        to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), seconds: seconds)
      finger.rest(seconds: 0.2)
      finger.lift()
    }
  }

  func swipeNow(_ view: UIView, _ direction: SwipeDirection) throws(RukaError) {
    try touch(view) { start, window in
      let (width, height) = (window.bounds.width * 0.4, window.bounds.height * 0.4)
      let end =
        switch direction {
        case .up: CGPoint(x: start.x, y: start.y - height)
        case .down: CGPoint(x: start.x, y: start.y + height)
        case .left: CGPoint(x: start.x - width, y: start.y)
        case .right: CGPoint(x: start.x + width, y: start.y)
        }
      var finger = Finger(downAt: start, in: window)
      finger.move(to: end, seconds: 0.1)
      finger.lift()
    }
  }

  func tapNow(_ view: UIView) throws(RukaError) {
    try touch(view) { point, window in Finger(downAt: point, in: window).lift() }
  }

  private func touch(_ view: UIView, _ move: (CGPoint, UIWindow) -> Void) throws(RukaError) {
    let point = try view.reachablePoint()
    perform { move(point, view.window ?? window) }
  }

  private func check(_ seconds: Double, for view: UIView) throws(RukaError) {
    guard seconds >= 0, seconds.isFinite else {
      throw .unsuitable(
        element: view.summary, reason: "no finger stays for \(seconds) seconds", tree: tree)
    }
  }
}
