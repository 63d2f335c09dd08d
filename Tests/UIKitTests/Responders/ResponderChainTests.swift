import Testing
import UIKit

@MainActor private final class Recorder: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended \(touches.count)")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.append("motion \(motion.rawValue)")
  }
  func save() { log.append("save") }
  func find(_ sender: UIView) { log.append("find from \(sender.tag)") }
}

@MainActor @Suite(.headlessUIKit) struct ResponderChainTests {
  let window = UIWindow()
  private let outer = Recorder()
  let inner = UIView()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.tag = 4
  }

  private func touch(_ view: UIView, _ phase: UITouch.Phase = .began) -> UITouch {
    let touch = UITouch(view: view, window: window, location: .zero)
    if phase != .began { touch.advance(to: phase, location: .zero, timestamp: 1) }
    return touch
  }

  @Test func `touches go up the chain until somebody takes them`() {
    UIApplication.shared.sendEvent(UIEvent(type: .touches, touches: [touch(inner)]))
    #expect(outer.log == ["began 1"])
  }

  @Test func `a view is told of one touch unless it takes several`() {
    let event = UIEvent(type: .touches, touches: [touch(outer), touch(outer), touch(inner)])
    UIApplication.shared.sendEvent(event)
    #expect(outer.log == ["began 1", "began 1"])
    outer.log = []
    outer.isMultipleTouchEnabled = true
    window.sendEvent(event)
    #expect(outer.log == ["began 2", "began 1"])
    #expect(event.touches(for: outer)?.count == 2)
    #expect(event.touches(for: window)?.count == 3)
    #expect(event.touches(for: UIView()) == nil)
    #expect(event.allTouches?.count == 3)
  }

  @Test func `touches are told by phase`() {
    outer.isMultipleTouchEnabled = true
    window.sendEvent(
      UIEvent(type: .touches, touches: [touch(outer, .moved), touch(outer, .ended)]))
    #expect(outer.log == ["moved 1", "ended 1"])
  }

  @Test func `a touch knows where it is and was`() {
    outer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let touch = UITouch(view: outer, window: window, location: CGPoint(x: 20, y: 20))
    touch.advance(to: .moved, location: CGPoint(x: 30, y: 20), timestamp: 2)
    #expect(touch.location(in: outer) == CGPoint(x: 20, y: 10))
    #expect(touch.previousLocation(in: outer) == CGPoint(x: 10, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 30, y: 20))
    #expect(touch.phase == .moved)
    #expect(touch.timestamp == 2)
  }

  @Test func `a touch keeps no view alive`() {
    weak var weakView: UIView?
    let touch: UITouch
    do {
      let view = UIView()
      weakView = view
      touch = UITouch(view: view, window: nil, location: .zero)
    }
    #expect(weakView == nil)
    #expect(touch.view == nil)
  }

  @Test func `a shake goes to the first responder of the key window`() {
    window.makeKey()
    let shake = UIEvent(type: .motion, subtype: .motionShake)
    UIApplication.shared.sendEvent(shake)
    #expect(outer.log == [])
    outer.becomeFirstResponder()
    UIApplication.shared.sendEvent(shake)
    #expect(outer.log == ["motion 1"])
  }

  @Test func `an action without a target goes up the sender's chain`() {
    let save = Selector(Recorder.save)
    #expect(UIApplication.shared.sendAction(save, to: nil, from: inner, for: nil))
    #expect(
      UIApplication.shared.sendAction(Selector(Recorder.find), to: nil, from: inner, for: nil))
    #expect(outer.log == ["save", "find from 4"])
    #expect(!UIApplication.shared.sendAction(save, to: nil, from: UIView(), for: nil))
    #expect(!UIApplication.shared.sendAction(save, to: nil, from: nil, for: nil))
  }

  @Test func `an action without a target asks the first responder first`() {
    let field = Recorder()
    window.addSubview(field)
    window.makeKey()
    field.becomeFirstResponder()
    UIApplication.shared.sendAction(Selector(Recorder.save), to: nil, from: inner, for: nil)
    #expect(field.log == ["save"])
    #expect(outer.log == [])
  }

  @Test func `a responder can decline an action`() {
    final class Declining: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let declining = Declining()
    outer.addSubview(declining)
    let layout = Selector(UIView.setNeedsLayout)
    #expect(declining.target(forAction: layout, withSender: nil) as? UIView === outer)
    #expect(outer.target(forAction: layout, withSender: nil) as? UIView === outer)
  }

  @Test func `a chain that closes to a ring comes to an end`() {
    final class Ring: UIView {
      weak var after: UIResponder?
      override var next: UIResponder? { after }
    }
    let (first, second) = (Ring(), Ring())
    first.after = second
    second.after = first
    #expect(!first.isFirstResponder)
    #expect(Array(first.responderChain) == [first, second])
  }
}
