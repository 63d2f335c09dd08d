import Ruka
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ActingTests {
  let screen = Screen()
  let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  @Test func `a tap does what a finger does`() throws {
    try app.tapButton(title: "Buy")
    try app.tap(screen.button)
    #expect(screen.taps == 2)
    try app.tap(screen.toggle)
    #expect(screen.toggle.isOn)
    try app.tap(screen.field)
    #expect(screen.field.isEditing)
  }

  @Test func `a covered element is not tapped`() {
    let cover = UIView(frame: screen.button.frame)
    screen.view.addSubview(cover)
    #expect { try app.tapButton(title: "Buy") } throws: { error in
      "\(error)".contains("covered by UIView")
    }
    #expect(screen.taps == 0)
    cover.isUserInteractionEnabled = false
    #expect(throws: Never.self) { try app.tapButton(title: "Buy") }
    #expect(screen.taps == 1)
  }

  @Test func `a disabled element is not tapped, and says so`() {
    screen.button.isEnabled = false
    #expect { try app.tapButton(title: "Buy") } throws: { error in
      guard case RukaError.disabled? = error as? RukaError else { return false }
      return true
    }
    #expect(screen.taps == 0)
  }

  @Test func `controls do what a person makes them do, and nothing when disabled`() {
    screen.toggle.toggle()
    screen.slider.set(value: 2)
    screen.stepper.increment()
    screen.stepper.increment()
    screen.stepper.decrement()
    #expect(screen.toggle.isOn)
    #expect(screen.slider.value == 1)
    #expect(screen.stepper.value == 1)
    for control in [screen.toggle, screen.slider, screen.stepper] as [UIControl] {
      control.isEnabled = false
    }
    screen.toggle.toggle()
    screen.slider.set(value: 0)
    screen.stepper.increment()
    #expect(screen.toggle.isOn && screen.slider.value == 1 && screen.stepper.value == 1)
  }

  @Test func `typing begins editing and goes character by character`() {
    var changes: [String] = []
    screen.field.addAction(
      UIAction { changes.append(($0.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
    screen.field.type(text: "ab")
    #expect(screen.field.isEditing)
    #expect(changes == ["a", "ab"])
    screen.field.replace(text: "x")
    #expect(screen.field.text == "x")
    screen.field.clear()
    #expect(screen.field.text == "")
    screen.field.isEnabled = false
    screen.field.type(text: "ignored")
    #expect(screen.field.text == "")
  }

  @Test func `an action waits for the transitions that it starts and for nothing else`() throws {
    var log: [String] = []
    screen.button.addAction(
      UIAction { _ in
        UIView.animate(withDuration: 0.3, animations: {}) { _ in log.append("animated") }
        Headless.clock.schedule(after: 5) { log.append("later") }
      }, for: .touchUpInside)
    try app.tapButton(title: "Buy")
    #expect(log == ["animated"])
    app.advance(by: 5)
    #expect(log == ["animated", "later"])
  }

  @Test func `a presentation has ended when the tap that starts it returns`() throws {
    screen.button.addAction(
      UIAction { [unowned screen] _ in screen.present(UIViewController(), animated: true) },
      for: .touchUpInside)
    try app.tapButton(title: "Buy")
    #expect(screen.presentedViewController?.isBeingPresented == false)
  }

  @Test func `waiting polls in virtual time`() throws {
    var isReady = false
    Headless.clock.schedule(after: 2) { isReady = true }
    let isThere = try app.waitFor("readiness") { isReady }
    #expect(isThere)
    #expect(Headless.clock.now < 2.2)
    #expect(throws: RukaError.self) { try app.waitFor("the end of days", seconds: 1) { false } }
  }
}
