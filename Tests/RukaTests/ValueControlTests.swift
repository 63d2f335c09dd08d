import Ruka
import Testing
import UIKit

/// What values controls take when a person moves them, and what they tell of it.
@MainActor @Suite(.headlessUIKit) struct ValueControlTests {
  let screen = Screen()
  let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  private func changes(of control: UIControl, _ body: () -> Void) -> Int {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .valueChanged)
    body()
    control.removeAction(action, for: .valueChanged)
    return count
  }

  @Test func `a stepper goes by its step, and stops at its limits`() {
    let stepper = screen.stepper
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-1, 5, 2)
    #expect(changes(of: stepper) { stepper.increment() } == 1)
    #expect(stepper.value == 2)
    stepper.increment()
    #expect(changes(of: stepper) { stepper.increment() } == 1)
    #expect(stepper.value == 5)
    #expect(changes(of: stepper) { stepper.increment() } == 0)
    for _ in 0..<3 { stepper.decrement() }
    #expect(stepper.value == -1)
    #expect(changes(of: stepper) { stepper.decrement() } == 0)
    #expect(stepper.value == -1)
  }

  @Test func `a stepper that wraps begins anew at the other end`() {
    let stepper = screen.stepper
    (stepper.minimumValue, stepper.maximumValue, stepper.wraps) = (0, 2, true)
    #expect(changes(of: stepper) { stepper.decrement() } == 1)
    #expect(stepper.value == 2)
    #expect(changes(of: stepper) { stepper.increment() } == 1)
    #expect(stepper.value == 0)
  }

  @Test func `a slider stays between its ends`() {
    let slider = screen.slider
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    #expect(changes(of: slider) { slider.set(value: 15) } == 1)
    #expect(slider.value == 15)
    slider.set(value: 100)
    #expect(slider.value == 20)
    #expect(changes(of: slider) { slider.set(value: 30) } == 0)
    slider.set(value: -5)
    #expect(slider.value == 10)
  }

  @Test func `a switch is turned before its change is told, once each time`() {
    var states: [Bool] = []
    screen.toggle.addAction(
      UIAction { states.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    screen.toggle.toggle()
    screen.toggle.toggle()
    #expect(states == [true, false])
    screen.toggle.isOn = true
    #expect(states.count == 2)
  }

  @Test func `disabled controls keep their values and tell nothing`() {
    for control in [screen.toggle, screen.slider, screen.stepper] as [UIControl] {
      control.isEnabled = false
      let count = changes(of: control) {
        screen.toggle.toggle()
        screen.slider.set(value: 1)
        screen.stepper.increment()
      }
      #expect(count == 0)
      control.isEnabled = true
      screen.toggle.isOn = false
      screen.slider.value = 0
      screen.stepper.value = 0
    }
  }
}
