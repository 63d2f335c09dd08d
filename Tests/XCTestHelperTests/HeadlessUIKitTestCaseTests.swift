import HeadlessUIKitXCTest
import UIKit
import XCTest

/// Each test leaves something behind that would trip the other, whichever runs first.
final class HeadlessUIKitTestCaseTests: HeadlessUIKitTestCase {
  func testTheFirstTestFindsAFreshUIKit() { expectAFreshUIKitAndSpoilIt() }

  func testTheSecondTestFindsAFreshUIKit() { expectAFreshUIKitAndSpoilIt() }

  private func expectAFreshUIKitAndSpoilIt() {
    MainActor.assumeIsolated {
      XCTAssertEqual(Headless.clock.now, 0)
      XCTAssertTrue(Headless.clock.isIdle)
      XCTAssertNil(UIApplication.shared.delegate)
      XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
      Headless.connectScene()
      Headless.clock.schedule(after: 1) {}
      Headless.clock.advance(by: 0.5)
    }
  }
}
