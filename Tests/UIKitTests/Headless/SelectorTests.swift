import Testing
import UIKit

@MainActor private final class Target {
  var log: [String] = []
  func plain() { log.append("plain") }
  func withSender(_ sender: UIView) { log.append("sender \(sender.tag)") }
  func withEvent(_ sender: Any?, _ event: UIEvent?) {
    log.append("\(sender == nil ? "nobody" : "somebody"), \(event == nil ? "no event" : "event")")
  }
}

@MainActor @Suite struct SelectorTests {
  private let target = Target()

  @Test func `a method is called with as many arguments as it takes`() {
    let sender = UIView()
    sender.tag = 7
    let event = UIEvent(type: .touches)
    #expect(Selector(Target.plain).perform(on: target, sender, event))
    #expect(Selector(Target.withSender).perform(on: target, sender, event))
    #expect(Selector(Target.withEvent).perform(on: target, sender, event))
    #expect(Selector(Target.withEvent).perform(on: target, nil, nil))
    #expect(target.log == ["plain", "sender 7", "somebody, event", "nobody, no event"])
  }

  @Test func `a target of another class is left alone`() {
    let selector = Selector(Target.plain)
    #expect(!selector.isImplemented(by: UIView()))
    #expect(!selector.perform(on: UIView()))
  }

  @Test func `an argument of another type is reported`() {
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      _ = Selector(Target.withSender, name: "withSender").perform(
        on: target, UIEvent(type: .motion))
      _ = Selector(Target.withSender, name: "withSender").perform(on: target, nil)
    }
    #expect(
      reports == [
        .actionArgument(selector: "withSender", expected: "UIView", actual: "UIEvent"),
        .actionArgument(selector: "withSender", expected: "UIView", actual: "nil"),
      ])
    #expect(target.log.isEmpty)
  }

  @Test func `the override of a subclass is called`() {
    @MainActor class Base {
      var log: [String] = []
      func act() { log.append("base") }
    }
    final class Derived: Base {
      override func act() { log.append("derived") }
    }
    let derived = Derived()
    _ = Selector(Base.act).perform(on: derived)
    #expect(derived.log == ["derived"])
  }

  @Test func `selectors made at one place are equal, at two places only by name`() {
    func here() -> Selector { Selector(Target.plain) }
    #expect(here() == here())
    let elsewhere = Selector(Target.plain)
    #expect(here() != elsewhere)
    #expect(Selector(Target.plain, name: "plain") == Selector(Target.plain, name: "plain"))
    #expect(Selector(Target.plain, name: "plain") != Selector(UIView.setNeedsLayout, name: "plain"))
  }

  @Test func `a selector is described by its name or where it was made`() {
    #expect(Selector(Target.plain, name: "plain").description == "plain")
    #expect(Selector(Target.plain).description.hasPrefix("Target method at UIKitTests/"))
  }
}
