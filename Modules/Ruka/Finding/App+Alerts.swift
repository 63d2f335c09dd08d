public import UIKit

extension App {
  /// The alert or action sheet that the person faces, if there is one.
  public var alertViewController: UIAlertController? { topController as? UIAlertController }
}

extension UIAlertController {
  /// Taps the button of the action with the title: the alert is dismissed, then the action's handler
  /// runs.
  ///
  /// A title that no action has fails the running test with a list of those there are. A disabled
  /// action's button does nothing.
  public func tapButton(
    title: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let mark = Headless.clock.mark
    guard let action = actions.first(where: { $0.title == title }) else {
      let titles = actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
      return FailureReporter.report(
        "the alert \"\(self.title ?? "")\" has no button \"\(title)\"; it has \(titles)",
        at: SourcePlace(fileID, file, line, column))
    }
    choose(action)
    Headless.clock.settleTransitions(since: mark)
  }
}
