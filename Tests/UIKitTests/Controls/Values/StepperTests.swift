import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct StepperTests {
  let log = EventLog()
  /// Minus is left of x = 57, plus right of it.
  let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))

  @Test func `a press on a half steps once and sends the change`() {
    stepper.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: stepper)
    finger.tap(90, 20)
    #expect(stepper.value == 1)
    finger.tap(20, 20)
    #expect(stepper.value == 0)
    #expect(log.take() == ["changed", "changed"])
  }

  @Test func `at an end nothing changes and nothing is sent`() {
    stepper.record(.valueChanged, as: "changed", in: log)
    TouchDriver(showing: stepper).tap(20, 20)
    #expect(stepper.value == 0)
    #expect(log.take() == [])
  }

  @Test func `a limit that the value is beyond takes it along`() {
    stepper.value = 50
    stepper.minimumValue = 60
    #expect(stepper.value == 60)
    stepper.maximumValue = 55
    #expect(stepper.value == 55)
    stepper.minimumValue = 0
    stepper.maximumValue = 40
    #expect(stepper.value == 40)
  }

  @Test func `a stepper that is not continuous tells of the end of a press that changed something`()
  {
    stepper.isContinuous = false
    stepper.value = 99
    stepper.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: stepper)
    finger.down(90, 20)
    #expect(log.take() == [])
    finger.up(90, 20)
    #expect(log.take() == ["changed"])
    finger.tap(90, 20)
    #expect(stepper.value == 100)
    #expect(log.take() == [])
  }

  @Test func `a last step that is too long stops at the end, or wraps to the other`() {
    stepper.stepValue = 30
    stepper.value = 90
    stepper.step(.up)
    #expect(stepper.value == 100)
    stepper.wraps = true
    stepper.step(.up)
    #expect(stepper.value == 0)
    stepper.step(.down)
    #expect(stepper.value == 100)
  }

  @Test func `a long press repeats on the virtual clock until it ends`() {
    stepper.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: stepper)
    finger.down(90, 20)
    Headless.clock.advance(by: 0.49)
    #expect(stepper.value == 1)
    Headless.clock.advance(by: 0.26)
    #expect(stepper.value == 4)
    finger.up(90, 20)
    Headless.clock.advance(by: 5)
    #expect(stepper.value == 4)
    #expect(log.take().count == 4)
  }

  @Test func `without repetition a long press is one step`() {
    stepper.autorepeat = false
    let finger = TouchDriver(showing: stepper)
    finger.down(90, 20)
    Headless.clock.advance(by: 5)
    finger.up(90, 20)
    #expect(stepper.value == 1)
  }

  @Test func `a stepper that is not continuous sends once at the end of a press`() {
    stepper.isContinuous = false
    stepper.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: stepper)
    finger.down(90, 20)
    Headless.clock.advance(by: 1)
    #expect(log.take() == [])
    finger.up(90, 20)
    #expect(log.take() == ["changed"])
  }

  @Test func `a stepper that is gone stops repeating`() {
    weak var weakStepper: UIStepper?
    do {
      let stepper = UIStepper(frame: .zero)
      weakStepper = stepper
      TouchDriver(showing: stepper).down(90, 20)
    }
    #expect(weakStepper == nil)
    Headless.clock.advance(by: 5)
  }

  @Test func `a step that is not above zero is reported and refused`() {
    #expect(reports(during: { stepper.stepValue = 0 }) == [.stepNotPositive(step: 0)])
    #expect(stepper.stepValue == 1)
  }

  @Test func `a disabled stepper does nothing`() {
    stepper.isEnabled = false
    stepper.record(.valueChanged, as: "changed", in: log)
    TouchDriver(showing: stepper).tap(90, 20)
    stepper.accessibilityIncrement()
    #expect(stepper.value == 0)
    #expect(log.take() == [])
  }

  @Test func `the value is read without a needless fraction`() {
    stepper.value = 3
    #expect(stepper.accessibilityValue == "3")
    stepper.value = 2.5
    #expect(stepper.accessibilityValue == "2.5")
  }
}
