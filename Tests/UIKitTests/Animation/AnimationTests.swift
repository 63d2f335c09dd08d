import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct AnimationTests {
  let view = UIView()

  @Test func `changes are made at once and the completion waits for the end`() {
    var finished: Bool?
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { finished = $0 }
    #expect(view.alpha == 0)
    Headless.clock.advance(by: 0.29)
    #expect(finished == nil)
    Headless.clock.advance(by: 0.02)
    #expect(finished == true)
  }

  @Test func `a delay comes on top of the duration`() {
    var ends: [Double] = []
    UIView.animate(withDuration: 1, delay: 2, animations: {}) { _ in
      ends.append(Headless.clock.now)
    }
    UIView.animate(
      withDuration: 1, delay: 0.5, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {}
    ) { _ in ends.append(Headless.clock.now) }
    UIView.animate(springDuration: 1, delay: 1, animations: {}) { _ in
      ends.append(Headless.clock.now)
    }
    Headless.runUntilIdle()
    #expect(ends == [1.5, 2, 3])
  }

  @Test func `an animation without duration completes in the next turn`() {
    var finished = false
    UIView.animate(withDuration: 0, animations: {}) { _ in finished = true }
    #expect(!finished)
    Headless.clock.advance(by: 0)
    #expect(finished)
  }

  @Test func `an animation that goes back takes twice as long`() {
    var end: Double?
    UIView.animate(withDuration: 1, delay: 0, options: .autoreverse, animations: {}) { _ in
      end = Headless.clock.now
    }
    Headless.runUntilIdle()
    #expect(end == 2)
  }

  @Test func `an animation that repeats never completes and leaves the clock idle`() {
    var finished = false
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 }
    ) { _ in finished = true }
    Headless.runUntilIdle()
    #expect(!finished)
    #expect(view.alpha == 0)
  }

  @Test func `an inner animation takes as long as the one around it`() {
    var ends: [Double] = []
    UIView.animate(withDuration: 2) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 5, animations: {}) { _ in ends.append(Headless.clock.now) }
      UIView.animate(
        withDuration: 3, delay: 0, options: .overrideInheritedDuration, animations: {}
      ) { _ in ends.append(Headless.clock.now) }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    Headless.runUntilIdle()
    #expect(ends == [2, 3])
  }

  @Test func `with animations off completions run at once`() {
    var log: [String] = []
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: { log.append("change") }) { _ in
        log.append("end")
      }
    }
    #expect(log == ["change", "end"])
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    Headless.reset()
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `keyframes make their changes in the order of adding`() {
    var log: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 1) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("second") }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append("first") }
    } completion: { _ in
      log.append("end at \(Headless.clock.now)")
    }
    Headless.runUntilIdle()
    #expect(log == ["second", "first", "end at 2.0"])
  }

  @Test func `a transition puts one view in the place of another`() {
    let container = UIView()
    let (old, new, top) = (UIView(), UIView(), UIView())
    container.addSubview(old)
    container.addSubview(top)
    var finished = false
    UIView.transition(from: old, to: new, duration: 0.5) { _ in finished = true }
    #expect(container.subviews == [new, top])
    Headless.runUntilIdle()
    #expect(finished)
    UIView.transition(
      from: new, to: top, duration: 0.5, options: .showHideTransitionViews)
    #expect(new.isHidden && !top.isHidden)
    #expect(container.subviews == [new, top])
  }

  @Test func `a finished animation keeps nothing alive`() {
    weak var weakView: UIView?
    do {
      let view = UIView()
      weakView = view
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in view.alpha = 1 }
    }
    #expect(weakView != nil)
    Headless.runUntilIdle()
    #expect(weakView == nil)
  }
}
