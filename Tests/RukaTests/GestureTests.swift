import Ruka
import Testing
import UIKit

/// Notes the touches that it is sent, with their time.
private final class Pad: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("down", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("up", touches, event)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    let time = (Double(event?.timestamp ?? -1) * 100).rounded() / 100
    log.append("\(phase) \(Int(place.x)),\(Int(place.y)) ×\(touch.tapCount) at \(time)")
  }
}

@MainActor @Suite(.headlessUIKit) struct GestureTests {
  private let pad = Pad(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  private let app: App

  init() {
    let controller = UIViewController()
    controller.view.addSubview(pad)
    pad.accessibilityIdentifier = "pad"
    app = App(controller: controller, failureBehavior: .raiseException)
  }

  @Test func `a tap comes down and is lifted in the middle`() throws {
    try app.tap(Query(identifier: "pad"))
    #expect(pad.log == ["down 150,350 ×1 at 0.0", "up 150,350 ×1 at 0.0"])
  }

  @Test func `a double tap says of its second touch that it is the second`() throws {
    try app.doubleTap(Query(identifier: "pad"))
    #expect(
      pad.log == [
        "down 150,350 ×1 at 0.0", "up 150,350 ×1 at 0.05",
        "down 150,350 ×2 at 0.1", "up 150,350 ×2 at 0.15",
      ])
  }

  @Test func `a long press lets virtual time pass before it is lifted`() throws {
    try app.longPress(Query(identifier: "pad"), seconds: 0.7)
    #expect(pad.log == ["down 150,350 ×1 at 0.0", "up 150,350 ×1 at 0.7"])
  }

  @Test func `a drag moves evenly, holds, and ends where it was to go`() throws {
    try app.drag(Query(identifier: "pad"), by: CGSize(width: -50, height: 60), seconds: 0.05)
    #expect(
      pad.log == [
        "down 150,350 ×1 at 0.0", "moved 133,370 ×1 at 0.02", "moved 116,390 ×1 at 0.03",
        "moved 100,410 ×1 at 0.05", "up 100,410 ×1 at 0.25",
      ])
  }

  @Test(arguments: App.SwipeDirection.allCases)
  func `a swipe is quick and goes towards its edge`(direction: App.SwipeDirection) throws {
    try app.swipe(Query(identifier: "pad"), direction)
    let end =
      switch direction {
      case .up: "150,9"
      case .down: "150,690"
      case .left: "-7,350"
      case .right: "307,350"
      }
    #expect(pad.log.last == "up \(end) ×1 at 0.1")
    #expect(pad.log.count == 8)
  }

  @Test func `what a finger would not reach is not touched by any gesture`() {
    app.topController?.view.addSubview(UIView(frame: pad.frame))
    #expect(throws: RukaError.self) { try app.doubleTap(pad) }
    #expect(throws: RukaError.self) { try app.longPress(pad) }
    #expect(throws: RukaError.self) { try app.drag(pad, by: CGSize(width: 1, height: 1)) }
    #expect(throws: RukaError.self) { try app.swipe(pad, .up) }
    #expect(pad.log.isEmpty)
  }

  @Test func `recognizers recognize what they are for, and nothing else`() throws {
    var log: [String] = []
    func add(_ recognizer: UIGestureRecognizer, _ name: String) {
      let target = Target { log.append("\(name) \($0)") }
      targets.append(target)
      recognizer.addTarget(target, action: Selector(Target.hear))
      pad.addGestureRecognizer(recognizer)
    }
    add(UITapGestureRecognizer(), "tap")
    add(UILongPressGestureRecognizer(), "press")
    add(UISwipeGestureRecognizer(), "swipe")
    try app.tap(pad)
    #expect(log == ["tap ended"])
    log = []
    try app.longPress(pad)
    #expect(log == ["press began", "press ended"])
    log = []
    try app.swipe(pad, .right)
    #expect(log == ["swipe ended"])
    log = []
    add(UIPanGestureRecognizer(), "pan")
    try app.drag(pad, by: CGSize(width: 0, height: 100), seconds: 0.5)
    #expect(log.first == "pan began")
    #expect(log.last == "pan ended")
    #expect(log.allSatisfy { $0.hasPrefix("pan") })
  }

  @Test func `a drag scrolls as far as the finger goes, a swipe goes on by itself`() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 10_000)
    app.topController?.view.addSubview(scrollView)
    try app.drag(scrollView, by: CGSize(width: 0, height: -200))
    let dragged = scrollView.contentOffset.y
    #expect((180...200).contains(dragged))
    try app.swipe(scrollView, .up)
    #expect(scrollView.contentOffset.y > dragged + 340)
    #expect(!scrollView.isDecelerating)
    scrollView.isScrollEnabled = false
    let rest = scrollView.contentOffset.y
    try app.swipe(scrollView, .down)
    #expect(scrollView.contentOffset.y == rest)
  }
}

/// Hears of a recognizer's states.
@MainActor private final class Target {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func hear(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: note("began")
    case .changed: note("changed")
    case .ended: note("ended")
    default: note("\(recognizer.state)")
    }
  }
}

@MainActor private var targets: [Target] = []
