public import UIKit

extension App {
  /// The alert or action sheet that the person faces, if there is one.
  public var alertViewController: UIAlertController? { topController as? UIAlertController }
}

extension UIAlertController {
  /// Taps the button of the action with the title: the alert is dismissed, then the action's handler
  /// runs.
  ///
  /// A title that no action has fails the running test with a list of those there are. So does an alert
  /// that is not on the screen, or that another covers. A disabled action's button does nothing.
  public func tapButton(
    title: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let app = viewIfLoaded?.app
    do throws(RukaError) {
      let action = try action(titled: title)
      try app.perform { () throws(RukaError) in choose(action) }
    } catch {
      app.report(error, at: SourcePlace(fileID, file, line, column))
    }
  }

  /// The action that a person would choose by the title.
  private func action(titled title: String) throws(RukaError) -> UIAlertAction {
    let element = "alert \"\(self.title ?? "")\""
    let tree = viewIfLoaded?.screenTree ?? "(no window)"
    guard let view = viewIfLoaded, view.visibility.isVisible else {
      throw .unreachable(element: element, reason: "it is not on the screen", tree: tree)
    }
    if let cover = presentedViewController, !cover.isBeingDismissed {
      let kind = String(describing: type(of: cover))
      throw .unreachable(element: element, reason: "covered by \(kind)", tree: tree)
    }
    guard let action = actions.first(where: { $0.title == title }) else {
      let titles = actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
      throw .unsuitable(
        element: element,
        reason: "it has no button \"\(title)\"; it has \(titles.isEmpty ? "none" : titles)",
        tree: tree)
    }
    return action
  }
}
