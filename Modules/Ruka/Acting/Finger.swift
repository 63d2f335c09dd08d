import UIKit

/// A finger on a window: it comes down, moves and is lifted, as events of the application, in virtual
/// time.
@MainActor
struct Finger {
  private let touch: UITouch
  private(set) var place: CGPoint

  /// A finger that comes down; for the second tap in a row `tapCount` is 2.
  init(downAt place: CGPoint, in window: UIWindow, tapCount: Int = 1) {
    self.place = place
    touch = UITouch(
      view: window.hitTest(place, with: nil), window: window, location: place, tapCount: tapCount,
      timestamp: Headless.clock.now)
    send()
  }

  /// How often a finger is looked at on its way: for ten seconds sixty times in each, on longer ways
  /// less often.
  private static let mostSteps = 600.0

  /// Goes to another place in a straight line, at an even pace.
  mutating func move(to end: CGPoint, seconds: Double) {
    let start = place
    let steps = Int(min(max(1, (seconds * 60).rounded()), Self.mostSteps))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      Headless.clock.advance(by: seconds / Double(steps))
      go(.moved)
    }
  }

  /// Stays where it is.
  func rest(seconds: Double) { Headless.clock.advance(by: seconds) }

  func lift() { go(.ended) }

  private func go(_ phase: UITouch.Phase) {
    touch.advance(to: phase, location: place, timestamp: Headless.clock.now)
    send()
  }

  private func send() {
    UIApplication.shared.sendEvent(
      UIEvent(type: .touches, timestamp: Headless.clock.now, touches: [touch]))
  }
}
