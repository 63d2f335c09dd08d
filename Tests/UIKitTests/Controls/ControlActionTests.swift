import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ControlActionTests {
  let control = UIControl()

  @Test func `an action knows its sender while it runs`() {
    var senders: [Bool] = []
    let action = UIAction { [control] in senders.append($0.sender as? UIControl === control) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [true])
    #expect(action.sender == nil)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1)
  }

  @Test func `an action takes the place of one with its identifier for the same event`() {
    let identifier = UIAction.Identifier("save")
    var log: [String] = []
    let first = UIAction(identifier: identifier) { _ in log.append("first") }
    let second = UIAction(identifier: identifier) { _ in log.append("second") }
    control.addAction(first, for: [.touchDown, .touchCancel])
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchCancel)
    #expect(log == ["second", "first"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func `actions without an identifier do not replace each other`() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchDown)
    control.addAction(UIAction { _ in count += 1 }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 2)
  }

  @Test func `a subclass sees everything that is sent`() {
    final class Target {
      @MainActor static var count = 0
    }
    final class Spy: UIControl {
      var seen: [String] = []
      override func sendAction(_ action: UIAction) {
        seen.append("action \(action.title)")
        super.sendAction(action)
      }
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        seen.append("selector \(action)")
      }
    }
    let spy = Spy()
    spy.addAction(UIAction(title: "a") { _ in Target.count += 1 }, for: .touchDown)
    spy.addTarget(
      spy, action: Selector(UIView.setNeedsLayout, name: "setNeedsLayout"), for: .touchDown)
    spy.sendActions(for: .touchDown)
    #expect(spy.seen == ["action a", "selector setNeedsLayout"])
    #expect(Target.count == 1)
  }

  @Test func `a primary action is performed for the primary event`() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func `a control and its action die together`() {
    weak var weakControl: UIControl?
    weak var weakAction: UIAction?
    do {
      let action = UIAction { _ in }
      let control = UIControl(frame: .zero, primaryAction: action)
      weakControl = control
      weakAction = action
    }
    #expect(weakControl == nil)
    #expect(weakAction == nil)
  }

  @Test func `the state adds up and is spoken`() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    #expect(control.accessibilityTraits == [.notEnabled, .selected])
    #expect(control.isAccessibilityElement)
  }
}
