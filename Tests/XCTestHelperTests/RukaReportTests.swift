import HeadlessUIKitXCTest
import Ruka
import UIKit
import XCTest

/// Keeps the failures that a test means to have, in place of XCTest.
private final class KeepingRun: XCTestCaseRun {
  struct Failure: Equatable {
    let description: String
    let file: String
    let line: Int
  }

  var kept: [Failure]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard kept != nil else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    kept?.append(Failure(description: description, file: filePath ?? "", line: lineNumber))
  }
}

final class RukaReportTests: HeadlessUIKitTestCase {
  override var testRunClass: AnyClass? { KeepingRun.self }

  /// The failures that the body causes.
  private func failures(_ body: @MainActor () throws -> Void) throws -> [KeepingRun.Failure] {
    let run = try XCTUnwrap(testRun as? KeepingRun)
    run.kept = []
    defer { run.kept = nil }
    try MainActor.assumeIsolated(body)
    return run.kept ?? []
  }

  func testAMissingElementFailsTheTestAtTheLineOfTheCall() throws {
    let found = try failures {
      let app = App(controller: UIViewController())
      XCTAssertNil(try app.label("Größe"))
    }
    let message = """
      failed - no UILabel "Größe" found
      the screen:
      (an empty screen)
      """
    XCTAssertEqual(found, [.init(description: message, file: "\(#filePath)", line: #line - 7)])
  }

  func testWhatIsFoundFailsNothing() throws {
    let found = try failures {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Size"
      controller.view.addSubview(label)
      XCTAssertNotNil(try App(controller: controller).label("Size"))
    }
    XCTAssertEqual(found, [])
  }

  func testACallThatCannotThrowFailsTheTestAtItsLine() throws {
    let found = try failures {
      let app = App(controller: UIViewController())
      let toggle = UISwitch()
      toggle.isHidden = true
      app.topController?.view.addSubview(toggle)
      toggle.toggle()
      XCTAssertFalse(toggle.isOn)
    }
    XCTAssertEqual(found.map(\.line), [#line - 3])
    XCTAssertTrue(found[0].description.contains("hidden by itself"))
  }

  func testFailuresNameTheConfiguration() throws {
    let found = try failures {
      let app = App(controller: UIViewController())
      try app.forEachConfiguration(
        appearances: [.dark], sizes: [.large], locales: [Locale(identifier: "pl")]
      ) { _ in
        XCTAssertEqual(1, 2)
        _ = try app.button("Missing")
      }
    }
    XCTAssertEqual(found.map(\.line), [#line - 4, #line - 3])
    XCTAssertTrue(found[0].description.hasSuffix(" - under dark, L, pl"))
    XCTAssertTrue(found[1].description.hasPrefix("failed - under dark, L, pl: no UIButton"))
    XCTAssertFalse(found[1].description.hasSuffix("under dark, L, pl"))
  }

  func testAnErrorThatEndsATestIsRecordedAtTheCallThatThrewIt() throws {
    let line = #line + 3
    let error = MainActor.assumeIsolated { () -> (any Error)? in
      let app = App(controller: UIViewController())
      return Result { try app.find(Query(.button, "Missing")) }.failure
    }
    let run = try XCTUnwrap(testRun as? KeepingRun)
    run.kept = []
    try recordAsEndOfTest(XCTUnwrap(error))
    recordAsEndOfTest(CocoaError(.userCancelled))
    let found = run.kept ?? []
    run.kept = nil
    XCTAssertEqual(found.map(\.line), [line, 0])
    XCTAssertEqual(found.map(\.file), ["\(#filePath)", "<EXPR>"])
    XCTAssertTrue(found[0].description.contains("no button \"Missing\" found"))
  }

  /// Records the error as XCTest does when a test method throws it.
  private func recordAsEndOfTest(_ error: any Error) {
    recordFailure(
      withDescription: "threw error \"\(error)\"", inFile: "<EXPR>", atLine: 0, expected: false)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
