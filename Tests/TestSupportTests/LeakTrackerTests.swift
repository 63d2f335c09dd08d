import TestSupport
import Testing

@MainActor @Suite struct LeakTrackerTests {
  private final class Thing {
    var other: Thing?
  }

  @Test func `an object that died is no leak`() {
    let tracker = LeakTracker()
    tracker.track(Thing())
    #expect(tracker.living.isEmpty)
    #expect(tracker.count == 1)
  }

  @Test func `an object that lives is named, until it dies`() {
    let tracker = LeakTracker()
    var thing: Thing? = tracker.track(Thing())
    #expect(tracker.living == ["Thing"])
    thing?.other = nil
    thing = nil
    #expect(tracker.living.isEmpty)
  }

  @Test func `a cycle of two objects is recorded as two issues`() {
    var kept: Thing?
    withKnownIssue {
      expectNoLeaks { tracker in
        let first = tracker.track(Thing())
        let second = tracker.track(Thing())
        first.other = second
        second.other = first
        kept = first
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Thing leaks"]
    }
    kept?.other = nil
  }

  @Test func `a body that tracks nothing is an issue`() {
    withKnownIssue {
      expectNoLeaks { _ in }
    }
  }
}
