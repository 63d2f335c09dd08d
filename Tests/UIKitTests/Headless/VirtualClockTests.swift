import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct VirtualClockTests {
  let clock = Headless.clock

  @Test func `time moves only when it is told to`() {
    #expect(clock.now == 0)
    clock.advance(by: 1.5)
    #expect(clock.now == 1.5)
  }

  @Test func `scheduled work runs in due order and sees its due time`() {
    var log: [String] = []
    clock.schedule(after: 2) { log.append("b@\(clock.now)") }
    clock.schedule(after: 1) { log.append("a@\(clock.now)") }
    clock.advance(by: 3)
    #expect(log == ["a@1.0", "b@2.0"])
    #expect(clock.now == 3)
  }

  @Test func `work for the same instant runs in the order of scheduling`() {
    var log: [Int] = []
    for number in 0..<5 { clock.schedule(after: 1) { log.append(number) } }
    clock.advance(by: 1)
    #expect(log == [0, 1, 2, 3, 4])
  }

  @Test func `work that is not due waits`() {
    var ran = false
    let work = clock.schedule(after: 1) { ran = true }
    clock.advance(by: 0.5)
    #expect(!ran)
    #expect(work.isPending)
    clock.advance(by: 0.5)
    #expect(ran)
    #expect(!work.isPending)
  }

  @Test func `a delay of zero does not run at once`() {
    var ran = false
    clock.schedule { ran = true }
    #expect(!ran)
    clock.advance(by: 0)
    #expect(ran)
  }

  @Test func `cancelled work never runs and leaves the clock idle`() {
    var ran = false
    let work = clock.schedule(after: 1) { ran = true }
    work.cancel()
    work.cancel()
    #expect(clock.isIdle)
    clock.runUntilIdle()
    #expect(!ran)
    #expect(clock.now == 0)
  }

  @Test func `running until idle follows work that schedules more`() {
    var log: [Double] = []
    clock.schedule(after: 1) {
      log.append(clock.now)
      clock.schedule(after: 2) { log.append(clock.now) }
    }
    clock.runUntilIdle()
    #expect(log == [1, 3])
    #expect(clock.isIdle)
  }

  @Test func `work that keeps scheduling itself is reported, not run for ever`() {
    @MainActor final class Loop {
      func again() { Headless.clock.schedule(after: 1) { [self] in again() } }
    }
    var reports: [UIKitMisuse] = []
    Loop().again()
    Headless.withMisuseHandler({ reports.append($0) }) { clock.runUntilIdle() }
    #expect(reports == [.neverIdle(steps: 100_000)])
    #expect(!clock.isIdle)
  }

  @Test func `the clock cannot go back`() {
    var reports: [UIKitMisuse] = []
    clock.advance(by: 1)
    Headless.withMisuseHandler({ reports.append($0) }) {
      clock.advance(by: -1)
      clock.advance(by: .infinity)
    }
    #expect(reports == [.clockCannotMove(interval: -1), .clockCannotMove(interval: .infinity)])
    #expect(clock.now == 1)
  }

  @Test func `moving the clock lays out every window`() {
    final class CountingView: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = CountingView()
    let window = UIWindow()
    window.addSubview(view)
    #expect(view.layouts == 0)
    clock.advance(by: 0)
    #expect(view.layouts == 1)
    clock.schedule(after: 1) { view.setNeedsLayout() }
    clock.runUntilIdle()
    #expect(view.layouts == 2)
  }

  @Test func `work that has run or been cancelled keeps nothing alive`() {
    weak var ran: UIView?
    weak var cancelled: UIView?
    do {
      let first = UIView()
      let second = UIView()
      ran = first
      cancelled = second
      clock.schedule(after: 1) { _ = first }
      clock.schedule(after: 2) { _ = second }.cancel()
    }
    #expect(ran != nil)
    #expect(cancelled == nil)
    clock.runUntilIdle()
    #expect(ran == nil)
  }

  @Test func `a reset forgets what waits`() {
    var ran = false
    clock.schedule(after: 1) { ran = true }
    clock.advance(by: 0.5)
    Headless.reset()
    #expect(clock.now == 0)
    clock.runUntilIdle()
    #expect(!ran)
  }
}
