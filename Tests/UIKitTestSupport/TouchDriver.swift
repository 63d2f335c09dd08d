public import TestSupport
public import UIKit

/// A finger on a window: it sends touches through the application, as the system does.
@MainActor public final class TouchDriver {
  private let window: UIWindow
  private var touch: UITouch?

  /// A finger on a new window of the size that shows the views.
  public init(size: CGSize = CGSize(width: 400, height: 400), showing views: UIView...) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    for view in views { window.addSubview(view) }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// A finger on a window that is shown already.
  public init(in window: UIWindow) { self.window = window }

  public func down(_ x: CGFloat, _ y: CGFloat) {
    let point = CGPoint(x: x, y: y)
    let touch = UITouch(
      view: window.hitTest(point, with: nil), window: window, location: point, tapCount: 1)
    self.touch = touch
    send(touch)
  }

  public func move(_ x: CGFloat, _ y: CGFloat) { go(.moved, x, y) }

  public func up(_ x: CGFloat, _ y: CGFloat) { go(.ended, x, y) }

  public func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  public func cancel(_ x: CGFloat, _ y: CGFloat) { go(.cancelled, x, y) }

  private func go(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    guard let touch else { return }
    touch.advance(to: phase, location: CGPoint(x: x, y: y), timestamp: Headless.clock.now)
    send(touch)
  }

  private func send(_ touch: UITouch) {
    UIApplication.shared.sendEvent(UIEvent(type: .touches, touches: [touch]))
  }
}

extension UIControl {
  /// Appends the word to a log whenever one of the events is sent.
  public func record(_ events: UIControl.Event, as word: String, in log: EventLog) {
    addAction(UIAction { _ in log.note(word) }, for: events)
  }
}
