import Ruka
import Testing
import UIKit

/// What a finger would not touch, or touches though it looks as if it did not.
@MainActor @Suite(.headlessUIKit) struct ReachTests {
  let screen = Screen()
  let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  private func reason(_ body: () throws -> Void) -> String {
    do {
      try body()
    } catch RukaError.unreachable(_, let reason, _) {
      return reason
    } catch RukaError.disabled(let element, _) {
      return "\(element) is disabled"
    } catch {
      return "\(error)"
    }
    return "reached"
  }

  @Test func `a control that takes no touches is not tapped, whoever turned them off`() {
    screen.view.isUserInteractionEnabled = false
    #expect(reason { try app.tapButton(title: "Buy") } == "UIView does not take touches")
    let failures = keptFailures {
      screen.toggle.toggle()
      screen.field.type(text: "x")
    }
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0.headline.hasSuffix("UIView does not take touches") })
    screen.view.isUserInteractionEnabled = true
    screen.button.isUserInteractionEnabled = false
    #expect(reason { try app.tapButton(title: "Buy") } == "it does not take touches")
    app.window.isUserInteractionEnabled = false
    #expect(reason { try app.tap(screen.toggle) } == "AppWindow does not take touches")
    #expect(screen.taps == 0 && !screen.toggle.isOn && screen.field.text == "")
  }

  @Test func `a recognizer on a view that takes no touches is not reached`() {
    screen.greeting.addGestureRecognizer(UITapGestureRecognizer())
    #expect(reason { try app.tap(screen.greeting) } == "it does not take touches")
    screen.greeting.isUserInteractionEnabled = true
    #expect(reason { try app.tap(screen.greeting) } == "reached")
  }

  @Test func `a label is touched through, on to what it lies on`() {
    var taps = 0
    let row = UIButton(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    row.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let label = UILabel(frame: row.bounds)
    row.addSubview(label)
    screen.view.addSubview(row)
    #expect(reason { try app.tap(label) } == "reached")
    #expect(taps == 1)
    row.isUserInteractionEnabled = false
    #expect(reason { try app.tap(label) } == "UIButton does not take touches")
    row.isUserInteractionEnabled = true
    row.isEnabled = false
    #expect(reason { try app.tap(label) } == "button at 20,500 200×40 is disabled")
    row.isEnabled = true
    screen.view.addSubview(UIView(frame: row.frame))
    #expect(reason { try app.tap(label) } == "covered by UIView at 20,500 200×40")
    #expect(taps == 1)
  }

  @Test func `a segment is a button, and a touch on it one on its control`() throws {
    let segments = UISegmentedControl(items: ["List", "Map", "Globe"])
    segments.frame = CGRect(x: 0, y: 500, width: 300, height: 32)
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 2)
    screen.view.addSubview(segments)
    var changes = 0
    segments.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    try app.tapButton(title: "Map")
    #expect(segments.selectedSegmentIndex == 1 && changes == 1)
    #expect(app.tree.contains("button \"Map\" [selected] at 100,500 100×32"))
    #expect(app.tree.contains("button \"Globe\" [disabled] at 200,500 100×32"))
    #expect(
      reason { try app.tapButton(title: "Globe") }
        == "button \"Globe\" at 200,500 100×32 is disabled")
    segments.isEnabled = false
    #expect(reason { try app.tapButton(title: "List") }.hasSuffix(" is disabled"))
    #expect(segments.selectedSegmentIndex == 1 && changes == 1)
  }

  @Test func `a button is touched beside the button in it`() throws {
    var inner = 0
    let nested = UIButton(frame: CGRect(x: 40, y: 0, width: 20, height: 40))
    nested.addAction(UIAction { _ in inner += 1 }, for: .touchUpInside)
    screen.button.addSubview(nested)
    try app.tapButton(title: "Buy")
    #expect(screen.taps == 1 && inner == 0)
    try app.tap(nested)
    #expect(screen.taps == 1 && inner == 1)
  }

  @Test func `a part of a control of the program's own is disabled with it`() {
    final class Knob: UIControl {}
    let knob = Knob(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
    let label = UILabel(frame: knob.bounds)
    var turns = 0
    knob.addAction(UIAction { _ in turns += 1 }, for: .touchUpInside)
    knob.addSubview(label)
    screen.view.addSubview(knob)
    #expect(reason { try app.tap(label) } == "reached")
    knob.isEnabled = false
    #expect(reason { try app.tap(label) } == "Knob at 20,500 100×40 is disabled")
    #expect(turns == 1)
  }

  @Test func `what waits for layout is laid out before it is touched`() throws {
    screen.button.translatesAutoresizingMaskIntoConstraints = false
    let top = screen.button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 500)
    NSLayoutConstraint.activate([
      top, screen.button.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
    ])
    app.settle()
    screen.view.addSubview(UIView(frame: screen.button.frame))
    top.constant = 600
    try app.tap(screen.button)
    #expect(screen.taps == 1)
    screen.view.addSubview(UIView(frame: screen.button.frame))
    top.constant = 500
    #expect(reason { try app.tap(screen.button) }.hasPrefix("covered by UIView"))
    #expect(screen.taps == 1)
  }

  @Test func `a control without area is there, but no finger meets it`() throws {
    screen.button.frame.size = .zero
    #expect(try app.button("Buy") === screen.button)
    #expect(
      reason { try app.tapButton(title: "Buy") } == "a touch there is one on UIView at 0,0 393×852")
    screen.button.frame.size = CGSize(width: 100, height: 40)
    screen.button.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(reason { try app.tapButton(title: "Buy") } != "reached")
    #expect(screen.taps == 0)
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(scaleX: 0.5, y: 2), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(translationX: 80, y: 300),
  ])
  func `what is turned, stretched or moved is touched where it is`(
    transform: CGAffineTransform
  ) throws {
    screen.button.transform = transform
    try app.tapButton(title: "Buy")
    screen.button.transform = .identity
    let holder = UIView(frame: screen.button.frame)
    screen.view.addSubview(holder)
    screen.button.frame.origin = .zero
    holder.addSubview(screen.button)
    holder.transform = transform
    try app.tapButton(title: "Buy")
    #expect(screen.taps == 2)
  }

  @Test func `a transform that is no number leaves a view where it is touched`() throws {
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler {
      reports.append($0)
    } _: {
      screen.button.transform = CGAffineTransform(scaleX: .nan, y: 1)
    }
    #expect(reports == [.geometryNotFinite(view: "UIButton", property: "transform")])
    try app.tapButton(title: "Buy")
    #expect(screen.taps == 1)
  }

  @Test func `what is cut off in part is touched in the middle of the rest`() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 80, width: 100, height: 400))
    var places: [CGFloat] = []
    button.addAction(UIAction { _ in places.append(0) }, for: .touchUpInside)
    button.setTitle("Half", for: .normal)
    scrollView.addSubview(button)
    screen.view.addSubview(scrollView)
    try app.tapButton(title: "Half")
    #expect(places.count == 1)
    button.frame.origin.y = 100
    #expect(try app.button("Half") === button)
    #expect(reason { try app.tap(button) } != "reached")
    button.frame.origin.y = 101
    #expect(reason { try app.tap(button) } == "cut off by UIScrollView")
    #expect(places.count == 1)
  }

  @Test func `a touch comes down and goes up inside, and tells so in that order`() throws {
    var log: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
      (.primaryActionTriggered, "primary"),
    ] {
      screen.button.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    try app.tapButton(title: "Buy")
    #expect(log == ["down", "up inside", "primary"])
  }

  @Test func `an action without a target goes up the chain of responders`() throws {
    final class Listener: UIViewController {
      var heard: [String] = []
      func hear(_ sender: UIButton) { heard.append(sender.currentTitle ?? "") }
    }
    let listener = Listener()
    listener.addChild(screen)
    listener.view.addSubview(screen.view)
    screen.didMove(toParent: listener)
    let app = App(controller: listener, failureBehavior: .raiseException)
    screen.button.addTarget(nil, action: Selector(Listener.hear), for: .touchUpInside)
    try app.tapButton(title: "Buy")
    #expect(listener.heard == ["Buy"])
  }
}
