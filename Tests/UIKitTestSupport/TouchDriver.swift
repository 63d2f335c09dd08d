public import TestSupport
public import UIKit

/// Fingers on a window: it sends touches through the application, as the system does.
///
/// What is said of no finger in particular is said of the first.
@MainActor public final class TouchDriver {
  public let window: UIWindow
  private var touches: [Int: UITouch] = [:]

  /// Fingers on a new window of the size that shows the views.
  public init(size: CGSize = CGSize(width: 400, height: 400), showing views: UIView...) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    for view in views { window.addSubview(view) }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Fingers on a window that is there already.
  public init(in window: UIWindow) {
    self.window = window
  }

  public func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    let point = CGPoint(x: x, y: y)
    let touch = UITouch(
      view: window.hitTest(point, with: nil), window: window, location: point, tapCount: 1)
    touches[finger] = touch
    send(touch)
  }

  public func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { go(.moved, x, y, finger) }

  public func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { go(.ended, x, y, finger) }

  public func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  public func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { go(.cancelled, x, y, finger) }

  /// Moves a finger that is down evenly to a place, in so many steps of a sixtieth of a second.
  public func slide(to x: CGFloat, _ y: CGFloat, steps: Int = 6, finger: Int = 0) {
    guard let start = touches[finger]?.location(in: nil) else { return }
    for step in 1...steps {
      Headless.clock.advance(by: 1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + (x - start.x) * part, start.y + (y - start.y) * part, finger: finger)
    }
  }

  private func go(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int) {
    guard let touch = touches[finger] else { return }
    touch.advance(to: phase, location: CGPoint(x: x, y: y), timestamp: Headless.clock.now)
    if phase == .ended || phase == .cancelled { touches[finger] = nil }
    send(touch)
  }

  private func send(_ touch: UITouch) {
    UIApplication.shared.sendEvent(
      UIEvent(type: .touches, timestamp: Headless.clock.now, touches: [touch]))
  }
}

extension UIControl {
  /// Appends the word to a log whenever one of the events is sent.
  public func record(_ events: UIControl.Event, as word: String, in log: EventLog) {
    addAction(UIAction { _ in log.note(word) }, for: events)
  }
}
