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
  /// several.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    var description = description
    if let context = Headless.testContext, !description.contains(context) {
      description += " - under \(context)"
    }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
