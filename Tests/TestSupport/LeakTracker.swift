public import Testing

/// Remembers objects without keeping them alive, and says which of them did not die.
@MainActor
public final class LeakTracker {
  private struct Tracked {
    weak var object: AnyObject?
    let name: String
    let location: SourceLocation
  }

  private var tracked: [Tracked] = []

  public init() {}

  /// Remembers the object, and returns it.
  @discardableResult
  public func track<Object: AnyObject>(
    _ object: Object, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Object {
    tracked.append(
      Tracked(object: object, name: "\(type(of: object))", location: sourceLocation))
    return object
  }

  /// How many objects were handed in.
  public var count: Int { tracked.count }

  /// The classes of those that live, in the order in which they were handed in.
  public var living: [String] { tracked.filter { $0.object != nil }.map(\.name) }

  /// Records an issue for each that lives, at the place where it was handed in.
  public func expectNoneLiving() {
    for leak in tracked where leak.object != nil {
      Issue.record("\(leak.name) leaks", sourceLocation: leak.location)
    }
  }
}

/// Runs the body, and afterwards records an issue for each tracked object that is still alive.
///
/// A body that tracks nothing is an issue too: it would pass whatever it did.
@MainActor
public func expectNoLeaks(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (LeakTracker) throws -> Void
) rethrows {
  let tracker = LeakTracker()
  try body(tracker)
  #expect(tracker.count > 0, "nothing was tracked", sourceLocation: sourceLocation)
  tracker.expectNoneLiving()
}
