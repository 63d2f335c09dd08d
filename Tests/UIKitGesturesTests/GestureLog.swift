import TestSupport
import UIKit

/// Notes the states in which recognizers call it, under their names.
@MainActor final class GestureLog: NSObject {
  let log: EventLog
  var whenCalled: ((UIGestureRecognizer) -> Void)?

  init(_ log: EventLog) {
    self.log = log
  }

  func called(_ recognizer: UIGestureRecognizer) {
    log.note("\(recognizer.name ?? "\(type(of: recognizer))") \(recognizer.state)")
    whenCalled?(recognizer)
  }

  /// Gives the recognizer the name, and follows it.
  func follow<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector(GestureLog.called))
    view?.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// Notes what it is told of touches.
final class TouchedView: UIView {
  let log: EventLog
  let name: String

  init(_ name: String, _ frame: CGRect, _ log: EventLog) {
    self.log = log
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    let places = touches.map { Int($0.location(in: self).x) }.sorted()
    log.note("\(name) \(word) \(places.map(String.init).joined(separator: " "))")
  }
}

/// Answers each question to a delegate with a closure.
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var mayReceive: (UITouch) -> Bool = { _ in true }
  var mayReceiveEvent: (UIEvent) -> Bool = { _ in true }
  var together: (UIGestureRecognizer) -> Bool = { _ in false }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { mayReceiveEvent(event) }
}
