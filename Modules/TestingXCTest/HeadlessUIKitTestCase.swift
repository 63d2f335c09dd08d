import UIKit
public import XCTest

/// A case of XCTest that gives each of its tests a headless UIKit of its own.
///
/// Before and after each test, `Headless.reset()` puts the clock, the application, what the
/// system has announced and all else that is shared back to the start. XCTest runs one test at a time,
/// so none sees another's. Call super where you override `setUp` or `tearDown`; the twin for Swift
/// Testing is the trait `.headlessUIKit`.
open class HeadlessUIKitTestCase: XCTestCase {
  open override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { Headless.reset() }
  }

  open override func tearDown() {
    MainActor.assumeIsolated { Headless.reset() }
    super.tearDown()
  }

  /// Records a failure, which names the circumstances under which the test runs if they are one of
  /// several. An error that a call of Ruka threw, and that ended the test, is recorded at that call.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    var description = description
    if let context = Headless.testContext, !description.contains(context) {
      description += " - under \(context)"
    }
    let origin = expected ? nil : Headless.thrownIssue(in: description)
    super.recordFailure(
      withDescription: description, inFile: origin?.filePath ?? filePath,
      atLine: origin?.line ?? lineNumber, expected: expected)
  }
}
