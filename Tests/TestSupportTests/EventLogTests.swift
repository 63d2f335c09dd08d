import TestSupport
import Testing

@MainActor @Suite struct EventLogTests {
  @Test func `events are handed out once, in their order`() {
    let log = EventLog()
    log.note("b")
    log.note("a")
    log.note("b")
    #expect(log.take() == ["b", "a", "b"])
    #expect(log.take().isEmpty)
  }
}
