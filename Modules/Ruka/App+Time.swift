import UIKit

extension App {
  /// Lets virtual time pass, with everything that falls due.
  ///
  /// A time that is negative or not finite fails the running test, and none passes.
  public func advance(
    by seconds: Double, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard seconds >= 0, seconds.isFinite else {
      let error = RukaError.unsuitable(
        element: "the clock", reason: "it cannot advance by \(seconds) seconds", tree: tree)
      return Optional(self).report(error, at: .init(fileID, file, line, column))
    }
    Headless.clock.advance(by: seconds)
  }

  /// Lets virtual time pass until nothing waits any more: delayed work and transitions alike.
  public func settle() { Headless.runUntilIdle() }

  /// Lets virtual time pass until the condition holds, a tenth of a second at a time.
  ///
  /// - Parameters:
  ///   - what: the condition in words, for the message.
  ///   - seconds: how much virtual time there is, at most a day; no real time is spent waiting.
  ///   - fileID: where a failure is reported, with the three that follow: the caller's place.
  ///   - file: the path of the caller's file.
  ///   - line: the caller's line.
  ///   - column: the caller's column.
  ///   - condition: asked at the start and after each step of time.
  /// - Returns: whether the condition holds. `.raiseException` throws instead of answering `false`.
  @discardableResult
  public func waitFor(
    _ what: String = "the condition", seconds: Double = 10, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ condition: () -> Bool
  ) throws -> Bool {
    let place = SourcePlace(fileID, file, line, column)
    guard (0...Self.longestWait).contains(seconds) else {
      let reason = "\(seconds) seconds is no time to wait; it may be up to a day"
      try fail(.unsuitable(element: what, reason: reason, tree: tree), at: place)
      return false
    }
    // Steps are counted, as a clock that is far on no longer notices a tenth of a second.
    for _ in 0..<Int((seconds * 10).rounded(.up)) {
      if condition() { return true }
      Headless.clock.advance(by: 0.1)
    }
    if condition() { return true }
    try fail(.timeout(what: what, seconds: seconds, tree: tree), at: place)
    return false
  }

  private static let longestWait = 86_400.0

  /// Performs what a person does, and lets the transitions that it starts come to their end.
  func perform<Failure>(_ action: () throws(Failure) -> Void) throws(Failure) {
    let mark = Headless.clock.mark
    defer { settle(since: mark) }
    try action()
  }

  /// Lets the transitions that were started since the mark come to their end, if actions do.
  func settle(since mark: Int) {
    if settlesTransitions { Headless.clock.settleTransitions(since: mark) }
  }
}
