import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct SwitchTests {
  let log = EventLog()
  let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 1, height: 1))

  @Test func `a switch has its own size and is off`() {
    #expect(toggle.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
    #expect(!toggle.isOn)
  }

  @Test func `a tap turns the switch over, then sends the change once`() {
    toggle.addAction(
      UIAction { [log] action in
        log.note("changed to \((action.sender as? UISwitch)?.isOn == true)")
      }, for: .valueChanged)
    let finger = TouchDriver(showing: toggle)
    finger.tap(20, 20)
    #expect(log.take() == ["changed to true"])
    finger.tap(20, 20)
    #expect(log.take() == ["changed to false"])
  }

  @Test func `setting the state sends nothing, from within a handler neither`() {
    toggle.record(.valueChanged, as: "changed", in: log)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.take() == [])
    toggle.addAction(
      UIAction { ($0.sender as? UISwitch)?.isOn = false }, for: .valueChanged)
    TouchDriver(showing: toggle).tap(20, 20)
    #expect(log.take() == ["changed"])
    #expect(!toggle.isOn)
  }

  @Test func `a touch lifted outside changes nothing`() {
    toggle.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: toggle)
    finger.down(20, 20)
    finger.up(200, 200)
    #expect(log.take() == [])
    #expect(!toggle.isOn)
  }

  @Test func `a disabled switch does nothing`() {
    toggle.record(.valueChanged, as: "changed", in: log)
    toggle.isEnabled = false
    TouchDriver(showing: toggle).tap(20, 20)
    #expect(!toggle.accessibilityActivate())
    #expect(log.take() == [])
    #expect(!toggle.isOn)
  }

  @Test func `a switch says what it is and whether it is on`() {
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
    #expect(toggle.accessibilityValue == "0")
    #expect(toggle.accessibilityActivate())
    #expect(toggle.accessibilityValue == "1")
  }
}
