import Testing
import UIKit

/// A window with one control, and a finger.
@MainActor private final class Finger {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let control: UIControl
  var log: [String] = []
  private var touch: UITouch?

  init(on control: UIControl) {
    self.control = control
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    window.addSubview(control)
    window.isHidden = false
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
  }

  func down(_ x: CGFloat, _ y: CGFloat, tapCount: Int = 1) {
    let point = CGPoint(x: x, y: y)
    let touch = UITouch(
      view: window.hitTest(point, with: nil), window: window, location: point, tapCount: tapCount)
    self.touch = touch
    send(touch)
  }

  func go(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    guard let touch else { return }
    touch.advance(to: phase, location: CGPoint(x: x, y: y), timestamp: Headless.clock.now)
    send(touch)
  }

  private func send(_ touch: UITouch) {
    UIApplication.shared.sendEvent(UIEvent(type: .touches, touches: [touch]))
  }
}

@MainActor @Suite(.headlessUIKit) struct ControlTrackingTests {
  @Test func `a tap sends down and up inside`() {
    let finger = Finger(on: UIControl())
    finger.down(100, 100)
    #expect(finger.control.isTracking && finger.control.isTouchInside)
    #expect(finger.control.isHighlighted)
    finger.go(.ended, 100, 100)
    #expect(finger.log == ["down", "up"])
    #expect(!finger.control.isTracking && !finger.control.isHighlighted)
  }

  @Test func `dragging out and in again is followed`() {
    let finger = Finger(on: UIControl())
    finger.down(100, 100)
    finger.go(.moved, 110, 100)
    finger.go(.moved, 10, 10)
    #expect(!finger.control.isHighlighted && !finger.control.isTouchInside)
    finger.go(.moved, 11, 10)
    finger.go(.moved, 100, 100)
    #expect(finger.control.isHighlighted)
    finger.go(.moved, 10, 10)
    finger.go(.ended, 10, 10)
    #expect(
      finger.log == [
        "down", "inside", "outside", "exit", "outside", "inside", "enter", "outside", "exit",
        "up outside",
      ])
  }

  @Test func `a cancelled touch sends cancel alone`() {
    let finger = Finger(on: UIControl())
    finger.down(100, 100)
    finger.go(.cancelled, 100, 100)
    #expect(finger.log == ["down", "cancel"])
  }

  @Test func `a second tap in a row sends repeat too`() {
    let finger = Finger(on: UIControl())
    finger.down(100, 100, tapCount: 2)
    #expect(finger.log == ["down", "repeat"])
  }

  @Test func `a disabled control takes the touch and does nothing`() {
    let control = UIControl()
    control.isEnabled = false
    let finger = Finger(on: control)
    #expect(finger.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === control)
    finger.down(100, 100)
    finger.go(.ended, 100, 100)
    #expect(finger.log.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `a control that refuses to track sends nothing`() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let finger = Finger(on: Refusing())
    finger.down(100, 100)
    finger.go(.ended, 100, 100)
    #expect(finger.log.isEmpty)
  }

  @Test func `a control that stops tracking sends nothing more`() {
    final class Quitting: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let finger = Finger(on: Quitting())
    finger.down(100, 100)
    finger.go(.moved, 101, 100)
    #expect(!finger.control.isTracking)
    finger.go(.ended, 100, 100)
    #expect(finger.log == ["down"])
  }

  @Test func `lifting inside a button is its primary action too`() {
    let finger = Finger(on: UIButton(type: .system))
    finger.down(100, 100)
    finger.go(.ended, 100, 100)
    #expect(finger.log == ["down", "up", "primary"])
  }

  @Test func `who asked a button for both events of a tap is called once`() {
    let button = UIButton(type: .system)
    var count = 0
    button.addAction(
      UIAction { _ in count += 1 }, for: [.touchUpInside, .primaryActionTriggered])
    let finger = Finger(on: button)
    finger.down(100, 100)
    finger.go(.ended, 100, 100)
    #expect(count == 1)
  }

  @Test func `an event reaches the handler of the touch`() {
    @MainActor final class Target {
      var touches = 0
      func tapped(_ sender: UIControl, _ event: UIEvent) {
        touches = event.touches(for: sender)?.count ?? 0
      }
    }
    let target = Target()
    let finger = Finger(on: UIControl())
    finger.control.addTarget(target, action: Target.tapped, for: .touchUpInside)
    finger.down(100, 100)
    finger.go(.ended, 100, 100)
    #expect(target.touches == 1)
  }
}
