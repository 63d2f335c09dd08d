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
}
