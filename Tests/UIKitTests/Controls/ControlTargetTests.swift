import Testing
import UIKit

@MainActor private final class Target: NSObject {
  var log: [String] = []
  func plain() { log.append("plain") }
  func withSender(_ sender: UIControl) { log.append("sender \(sender.tag)") }
  func withEvent(_ sender: UIControl, _ event: UIEvent?) {
    log.append("sender \(sender.tag), \(event == nil ? "no event" : "event")")
  }
}

@MainActor @Suite(.headlessUIKit) struct ControlTargetTests {
  let control = UIControl()
  private let target = Target()

  init() {
    control.tag = 3
  }

  @Test func `targets are called in the order of adding with what they take`() {
    control.addTarget(target, action: Selector(Target.withEvent), for: .valueChanged)
    control.addTarget(target, action: Selector(Target.plain), for: .valueChanged)
    control.addTarget(target, action: Selector(Target.withSender), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["sender 3, no event", "plain", "sender 3"])
  }

  @Test func `methods can be given without a selector`() {
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(target, action: Target.withSender, for: .touchDown)
    control.addTarget(target, action: Target.withEvent, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log == ["plain", "sender 3", "sender 3, no event"])
  }

  @Test func `only those who asked for the event are called`() {
    control.addTarget(target, action: Target.plain, for: [.touchDown, .touchCancel])
    control.sendActions(for: .valueChanged)
    #expect(target.log.isEmpty)
    control.sendActions(for: .allEvents)
    #expect(target.log == ["plain"])
  }

  @Test func `a target and method that are added twice are called once`() {
    for events in [UIControl.Event.touchDown, .touchCancel] {
      control.addTarget(target, action: Selector(Target.plain), for: events)
      control.addTarget(target, action: Selector(Target.plain, name: "plain"), for: events)
      control.addTarget(target, action: Selector(Target.plain, name: "plain"), for: events)
    }
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchCancel)
    #expect(target.log.count == 4)
    #expect(
      control.actions(forTarget: target, forControlEvent: .touchDown)?.last == "plain")
  }

  @Test func `removing takes away only what is named`() {
    let other = Target()
    let plain = Selector(Target.plain)
    control.addTarget(target, action: plain, for: [.touchDown, .touchCancel])
    control.addTarget(target, action: Target.withSender, for: .touchDown)
    control.addTarget(other, action: plain, for: .touchDown)
    control.removeTarget(target, action: plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log == ["sender 3"])
    #expect(other.log == ["plain"])
    control.sendActions(for: .touchCancel)
    #expect(target.log == ["sender 3", "plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(target.log.count == 2 && other.log.count == 1)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
  }

  @Test func `a handler that is removed while actions are sent is not called`() {
    let remove = UIAction { [control, target] _ in
      control.removeTarget(target, action: nil, for: .allEvents)
    }
    control.addAction(remove, for: .touchDown)
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log.isEmpty)
    control.removeAction(remove, for: .allEvents)
  }

  @Test func `a target is not kept alive and a dead one is not called`() {
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      control.addTarget(target, action: Target.plain, for: .touchDown)
      #expect(control.allTargets == [target])
    }
    #expect(weakTarget == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a target that lacks the method is reported`() {
    var reports: [UIKitMisuse] = []
    control.addTarget(NSObject(), action: Selector(Target.plain, name: "plain"), for: .touchDown)
    let stranger = UIView()
    control.addTarget(stranger, action: Selector(Target.plain, name: "plain"), for: .touchDown)
    Headless.withMisuseHandler({ reports.append($0) }) { control.sendActions(for: .touchDown) }
    #expect(reports == [.unrecognizedSelector(selector: "plain", target: "UIView")])
  }

  @Test func `handlers are enumerated in order until told to stop`() {
    let action = UIAction(title: "first") { _ in }
    control.addAction(action, for: .touchDown)
    control.addTarget(target, action: Selector(Target.plain, name: "plain"), for: .touchUpInside)
    control.addTarget(nil, action: Selector(Target.withSender, name: "chain"), for: .touchCancel)
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      if let action { seen.append("\(action.title) \(events.rawValue)") }
      if let target {
        seen.append("\(target.1) \(target.0 == nil ? "chain" : "target") \(events.rawValue)")
      }
    }
    #expect(seen == ["first 1", "plain target 64", "chain chain 256"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(target))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allControlEvents == [.touchDown, .touchUpInside, .touchCancel])
  }
}
