import Foundation
import UIKit

/// Makes the running test fail, in whichever framework it runs; Ruka itself imports neither.
///
/// Swift Testing is reached through the overlay that each file which imports it together with UIKit
/// brings in: it leaves a function with UIKit that records an issue if one of its tests runs.
/// XCTest is looked for among what the process has loaded. Where there is neither, the failure
/// goes to standard error.
@MainActor
enum FailureReporter {
  static func report(_ message: String, at place: SourcePlace) {
    let message = Headless.testContext.map { "under \($0): \(message)" } ?? message
    if Headless.recordTestIssue?(place.issue(message)) == true { return }
    if XCTestReporter.fail(message, file: place.file, line: place.line) { return }
    FileHandle.standardError.write(Data("\(place.file):\(place.line): \(message)\n".utf8))
  }

  /// The error, to be thrown: should it end the test, the framework is told where it came from.
  static func placed(_ error: RukaError, at place: SourcePlace) -> RukaError {
    lastPlaced = (error, place)
    Headless.noteThrownIssue(place.issue(error.description))
    return error
  }

  /// Where the error was thrown, if it is the last that was.
  static func place(of error: any Error) -> SourcePlace? {
    guard let lastPlaced, error as? RukaError == lastPlaced.error else { return nil }
    return lastPlaced.place
  }

  private static var lastPlaced: (error: RukaError, place: SourcePlace)?
}
