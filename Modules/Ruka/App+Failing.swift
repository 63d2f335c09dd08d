import UIKit

extension App {
  /// Deals with an error as ``failureBehavior`` says.
  func fail(_ error: RukaError, at place: SourcePlace) throws {
    switch failureBehavior {
    case .failTest: FailureReporter.report(error.description, at: place)
    case .raiseException: throw FailureReporter.placed(error, at: place)
    case .doNothing: break
    }
  }

  /// Runs the body, and deals with its error as ``failureBehavior`` says.
  func attempt(at place: SourcePlace, _ body: () throws(RukaError) -> Void) throws {
    do throws(RukaError) {
      try body()
    } catch {
      try fail(error, at: place)
    }
  }

  /// Runs the body, which has to have a result: its error is thrown, whatever ``failureBehavior`` says.
  func require<Result>(
    at place: SourcePlace, _ body: () throws(RukaError) -> Result
  ) throws -> Result {
    do throws(RukaError) {
      return try body()
    } catch {
      throw FailureReporter.placed(error, at: place)
    }
  }
}

extension UIView {
  /// The app whose screen the view is on.
  var app: App? { (window as? AppWindow)?.owner }
}

extension App? {
  /// Fails the running test, as calls that cannot throw do, unless the app does nothing about failures.
  @MainActor
  func report(_ error: RukaError, at place: SourcePlace) {
    guard self?.failureBehavior != .doNothing else { return }
    FailureReporter.report(error.description, at: place)
  }

  /// Performs what a person does, and lets the transitions that it starts come to their end.
  @MainActor
  func perform<Failure>(_ action: () throws(Failure) -> Void) throws(Failure) {
    if let self { return try self.perform(action) }
    let mark = Headless.clock.mark
    defer { Headless.clock.settleTransitions(since: mark) }
    try action()
  }
}
