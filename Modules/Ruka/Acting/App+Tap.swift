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
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    if role == .cell, let point = pointBesideControls(in: seen, of: window) { return point }
    let hit = window.hitTest(middle, with: nil)
    guard let hit, isMeant(byTouching: hit) else {
      let reason = hit.map { "covered by \($0.summary)" } ?? "nothing there takes touches"
      throw RukaError.unreachable(element: summary, reason: reason, tree: tree())
    }
    return middle
  }

  /// Whether a touch on the view that was hit is one on this view.
  private func isMeant(byTouching hit: UIView) -> Bool {
    hit.isDescendant(of: self) || isDescendant(of: hit) && hit.passesOn(to: self)
  }

  /// Where a finger touches a cell but none of the controls in it: in the middle, else beside it.
  private func pointBesideControls(in seen: CGRect, of window: UIWindow) -> CGPoint? {
    for part in [0.5, 0.25, 0.75, 0.05, 0.95] {
      let point = CGPoint(x: seen.minX + seen.width * part, y: seen.midY)
      guard let hit = window.hitTest(point, with: nil), isMeant(byTouching: hit) else { continue }
      let path = sequence(first: hit, next: \.superview).prefix { $0 !== self }
      if !path.contains(where: { $0 is UIControl }) { return point }
    }
    return nil
  }

  /// Whether a touch here is one on the view above which it lies only because that takes no touches
  /// itself, as a label in a cell does.
  fileprivate func passesOn(to view: UIView) -> Bool {
    sequence(first: view, next: \.superview).prefix { $0 !== self }
      .contains { !$0.isUserInteractionEnabled }
  }
}
