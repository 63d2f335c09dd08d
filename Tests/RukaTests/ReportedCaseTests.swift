import Ruka
import Testing
import UIKit

/// What has gone wrong with tests of screens elsewhere.
@MainActor @Suite(.headlessUIKit) struct ReportedCaseTests {
  let screen = Screen()
  let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  @Test(arguments: [0, 0.01]) func `a button without alpha is not there`(alpha: CGFloat) {
    screen.button.alpha = alpha
    #expect(throws: RukaError.self) { try app.button("Buy") }
    screen.button.alpha = 1
    screen.view.alpha = alpha
    #expect(throws: RukaError.self) { try app.button("Buy") }
    screen.view.alpha = 0.02
    #expect(throws: Never.self) { try app.button("Buy") }
  }

  @Test func `a label in a hidden stack is not there, though it is not hidden itself`() {
    let stack = UIStackView(arrangedSubviews: [screen.greeting])
    stack.frame = CGRect(x: 20, y: 400, width: 200, height: 40)
    screen.view.addSubview(stack)
    #expect(throws: Never.self) { try app.label("Hello") }
    stack.isHidden = true
    #expect(!screen.greeting.isHidden)
    #expect(throws: RukaError.self) { try app.label("Hello") }
  }

  @Test func `places are compared in the window, through shifts, turns and scales`() throws {
    let container = UIView(frame: CGRect(x: 0, y: 800, width: 300, height: 300))
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "Moved"
    container.addSubview(label)
    screen.view.addSubview(container)
    #expect(throws: RukaError.self) { try app.label("Moved") }
    container.bounds.origin.y = 90
    #expect(try app.label("Moved") === label)
    container.bounds.origin.y = 0
    container.transform = CGAffineTransform(translationX: 0, y: -200)
    #expect(try app.label("Moved") === label)
    container.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    container.center = CGPoint(x: 100, y: 840)
    #expect(try app.label("Moved") === label)
    container.transform = .identity
    container.frame.origin.y = -100
    label.frame.origin.y = 0
    #expect(throws: RukaError.self) { try app.label("Moved") }
  }

  @Test func `what lies in what two ancestors leave of each other is judged by both`() {
    let outer = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
    label.text = "Deep"
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(label)
    outer.clipsToBounds = true
    #expect(app.first(Query(.label, "Deep")) == nil)
    label.frame.origin.y = 5
    #expect(app.first(Query(.label, "Deep")) === label)
    inner.clipsToBounds = true
    #expect(app.first(Query(.label, "Deep")) === label)
  }

  @Test func `a disabled button fails the test that taps it, or is let be, as it was asked`() throws
  {
    let failing = App(controller: Screen())
    let quiet = App(controller: Screen(), failureBehavior: .doNothing)
    for app in [failing, quiet] {
      (app.topController as? Screen)?.button.isEnabled = false
    }
    withKnownIssue { try failing.tapButton(title: "Buy") }
    try quiet.tapButton(title: "Buy")
    #expect((failing.topController as? Screen)?.taps == 0)
    #expect((quiet.topController as? Screen)?.taps == 0)
  }

  @Test func `setting a switch sends nothing, a person's toggle once, whatever the handler does`() {
    var (changes, handler) = (0, { (_: UISwitch) in })
    screen.toggle.addAction(
      UIAction { [unowned screen] _ in
        changes += 1
        handler(screen.toggle)
      }, for: .valueChanged)
    screen.toggle.setOn(true, animated: true)
    #expect(changes == 0)
    screen.toggle.toggle()
    #expect(!screen.toggle.isOn && changes == 1)
    handler = { $0.setOn(false, animated: false) }
    screen.toggle.toggle()
    #expect(!screen.toggle.isOn && changes == 2)
  }

  @Test func `of a container and a label of one name the label is meant`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    box.accessibilityLabel = "Rows"
    label.text = "Rows"
    box.addSubview(label)
    screen.view.addSubview(box)
    #expect(try app.find(Query(nil, "Rows")) === label)
    let twin = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    twin.text = "Rows"
    box.addSubview(twin)
    #expect {
      try app.find(Query(nil, "Rows"))
    } throws: { error in
      guard case .ambiguous(_, let candidates, _)? = error as? RukaError else { return false }
      return candidates.count == 2 && candidates.allSatisfy { $0.contains("UILabel") }
    }
  }

  @Test func `a tap that misses fails the test`() throws {
    let failing = App(controller: Screen())
    let covered = try #require(failing.topController as? Screen)
    covered.view.addSubview(UIView(frame: covered.view.bounds))
    try withKnownIssue {
      try failing.tapButton(title: "Buy")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("covered by UIView") }
    }
    withKnownIssue { covered.toggle.toggle() }
    withKnownIssue { covered.slider.set(value: 1) }
    withKnownIssue { covered.stepper.increment() }
    withKnownIssue { covered.field.type(text: "x") }
    #expect(covered.taps == 0 && !covered.toggle.isOn && covered.slider.value == 0)
    #expect(covered.stepper.value == 0 && covered.field.text == "" && !covered.field.isEditing)
  }

  @Test func `an app that does nothing about misses does nothing`() {
    let quiet = App(controller: Screen(), failureBehavior: .doNothing)
    let toggle = (quiet.topController as? Screen)?.toggle
    toggle?.isHidden = true
    toggle?.toggle()
    #expect(toggle?.isOn == false)
  }

  @Test func `a disabled button is found, and says that it is`() throws {
    screen.button.isEnabled = false
    let button = try app.button("Buy")
    #expect(button === screen.button && button?.isEnabled == false)
  }
}
