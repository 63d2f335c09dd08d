public import UIKit

extension App {
  /// Taps the element as a finger does: in the middle of what is seen of it.
  ///
  /// The touch goes through the window's hit test and the responder chain, so whatever a person's
  /// touch would do happens, and nothing else.
  ///
  /// - Throws: ``RukaError/unreachable(element:reason:tree:)`` where the finger would touch something
  ///   else or nothing, ``RukaError/disabled(element:tree:)`` for a disabled control. Nothing is
  ///   touched then.
  public func tap(_ view: UIView) throws {
    let point = try view.reachablePoint()
    perform { Finger(downAt: point, in: window).lift() }
  }

  /// Taps the one element that fits the query.
  public func tap(_ query: Query) throws { try tap(find(query)) }

  /// Taps the visible button with the title.
  ///
  /// Fails, as ``failureBehavior`` says, where there is no such button or it cannot be tapped.
  public func tapButton(
    title: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    do {
      try tap(find(Query(.button, title)))
    } catch let error as RukaError {
      try fail(error, at: SourcePlace(fileID, file, line, column))
    }
  }
}

extension UIView {
  /// Where a finger that means the view would touch its window.
  func reachablePoint() throws(RukaError) -> CGPoint {
    Headless.layOutAllWindows()
    let tree = { self.window?.screenTree ?? "(no window)" }
    guard let window, visibility.isVisible else {
      throw RukaError.unreachable(
        element: summary, reason: visibility.reason ?? "in no window", tree: tree())
    }
    if (self as? UIControl)?.isEnabled == false {
      throw RukaError.disabled(element: summary, tree: tree())
    }
    let seen = seenRectangle
    let point = CGPoint(x: seen.midX, y: seen.midY)
    let hit = window.hitTest(point, with: nil)
    guard let hit, hit.isDescendant(of: self) || isDescendant(of: hit) && hit.passesOn(to: self)
    else {
      let reason = hit.map { "covered by \($0.summary)" } ?? "nothing there takes touches"
      throw RukaError.unreachable(element: summary, reason: reason, tree: tree())
    }
    return point
  }

  /// Whether a touch here is one on the view above which it lies only because that takes no touches
  /// itself, as a label in a cell does.
  fileprivate func passesOn(to view: UIView) -> Bool {
    sequence(first: view, next: \.superview).prefix { $0 !== self }
      .contains { !$0.isUserInteractionEnabled }
  }
}
