public import Foundation
public import UIKit

extension App {
  /// Shows a controller of a storyboard.
  ///
  /// What cannot be found or built, down to the element and its line, fails the running test at the
  /// place of the call, unless `failureBehavior` is `.doNothing`; the app then shows an empty controller.
  ///
  /// - Parameters:
  ///   - name: the storyboard's name, without its extension.
  ///   - identifier: the controller's identifier in the storyboard; its initial controller for `nil`.
  ///   - failureBehavior: what happens where something cannot be found or done.
  ///   - bundle: where the storyboard is; without one it is looked for as `UIStoryboard` does.
  ///   - fileID: where a failure is reported, with the three that follow: the caller's place.
  ///   - file: the path of the caller's file.
  ///   - line: the caller's line.
  ///   - column: the caller's column.
  public convenience init(
    storyboard name: String, identifier: String? = nil,
    failureBehavior: FailureBehavior = .failTest, bundle: Bundle? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(failureBehavior, at: .init(fileID, file, line, column)) {
      let storyboard = try Headless.storyboard(named: name, in: bundle)
      return try Headless.instantiateViewController(identifier, from: storyboard)
    }
  }

  /// Shows a controller of a storyboard that is open already, in the same way.
  public convenience init(
    storyboard: UIStoryboard, identifier: String? = nil,
    failureBehavior: FailureBehavior = .failTest, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(failureBehavior, at: .init(fileID, file, line, column)) {
      try Headless.instantiateViewController(identifier, from: storyboard)
    }
  }

  /// Launches with the controller that is made, and fails the test for all that goes wrong until its
  /// view has been loaded and laid out.
  private convenience init(
    _ failureBehavior: FailureBehavior, at place: SourcePlace,
    making controller: () throws -> UIViewController
  ) {
    var errors: [any Error] = []
    var root = UIViewController()
    do {
      root = try controller()
    } catch {
      errors.append(error)
    }
    self.init(size: nil, failureBehavior: failureBehavior)
    var other: [UIKitMisuse] = []
    Headless.withMisuseHandler { misuse in
      if case .storyboards(let error) = misuse {
        errors.append(error)
      } else {
        other.append(misuse)
      }
    } _: {
      launch(root)
    }
    for misuse in other { Headless.report(misuse) }
    guard failureBehavior != .doNothing else { return }
    for error in errors { FailureReporter.report("\(error)", at: place) }
  }
}
