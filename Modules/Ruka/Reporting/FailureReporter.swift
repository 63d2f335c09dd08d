import Foundation
import UIKit

/// Makes the running test fail, in whichever framework it runs; Ruka itself imports neither.
///
/// Swift Testing is reached through the overlay that each file which imports it together with UIKit
/// brings in: it leaves a function with UIKit that records an issue if one of its tests is running.
/// XCTest is looked for among what the process has loaded. Where neither runs a test, the failure
/// goes to standard error.
@MainActor
enum FailureReporter {
  static func report(_ message: String, at place: SourcePlace) {
    let message = Headless.testContext.map { "under \($0): \(message)" } ?? message
    let issue = Headless.TestIssue(
      message: message, fileID: "\(place.fileID)", filePath: "\(place.file)",
      line: Int(place.line), column: Int(place.column))
    if Headless.recordTestIssue?(issue) == true { return }
    if XCTestReporter.fail(message, file: place.file, line: place.line) { return }
    FileHandle.standardError.write(Data("\(place.file):\(place.line): \(message)\n".utf8))
  }
}
