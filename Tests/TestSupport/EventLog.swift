/// Notes events in their order.
@MainActor
public final class EventLog {
  private var events: [String] = []

  public init() {}

  public func note(_ event: String) { events.append(event) }

  /// What was noted since the last call.
  public func take() -> [String] {
    defer { events = [] }
    return events
  }
}
