public import UIKit

extension App {
  /// Scrolls, as little as that takes, until the element is seen between the insets of every scroll
  /// view that it lies in.
  ///
  /// The way to a place is not the point here: the delegates hear that the content scrolls and comes to
  /// rest, as after a program's scrolling, and nothing of fingers. Where a test is about these, use
  /// `drag(_:by:seconds:)` or `swipe(_:_:)`.
  ///
  /// Where scrolling does not bring it to light, as it lies in no scroll view, in one that the person may
  /// not scroll, or is hidden, that fails, as ``failureBehavior`` says, with
  /// ``RukaError/unreachable(element:reason:tree:)``.
  public func scroll(
    to view: UIView, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try attempt(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try scrollNow(to: view)
    }
  }

  private func scrollNow(to view: UIView) throws(RukaError) {
    Headless.layOutAllWindows()
    for ancestor in sequence(first: view, next: \.superview).dropFirst() {
      guard let scrollView = ancestor as? UIScrollView, scrollView.isScrollEnabled else { continue }
      perform {
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: true)
      }
    }
    if let reason = view.visibility.reason {
      throw .unreachable(element: view.summary, reason: reason, tree: tree)
    }
  }

  /// Scrolls until an element that fits the query is seen, and returns the one that does.
  ///
  /// Where it is there already, though out of sight, the way leads straight to it. Else each view that
  /// scrolls, in the order of the tree, is searched a screen at a time, from where it is to its end
  /// and then from its start, for what it makes on the way, as tables and collections do. A view
  /// in which nothing was found is put back where it was.
  ///
  /// - Parameters:
  ///   - query: what is looked for.
  ///   - screens: how far one view is scrolled, in screens of its own size; content that
  ///     grows as it is scrolled has no end.
  ///   - fileID: where a failure is reported, with the three that follow: the caller's place.
  ///   - file: the path of the caller's file.
  ///   - line: the caller's line.
  ///   - column: the caller's column.
  /// - Throws: as ``find(_:fileID:file:line:column:)`` does, whatever ``failureBehavior`` says.
  @discardableResult
  public func scroll(
    to query: Query, screens: Int = 2000, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> UIView {
    try require(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      try scrollNow(to: query, screens: screens)
    }
  }

  private func scrollNow(to query: Query, screens: Int) throws(RukaError) -> UIView {
    if first(query) != nil { return try settle(on: query) }
    if let hidden = unseen(query).first(where: { $0.enclosingScrollView != nil }) {
      try scrollNow(to: hidden)
      return hidden
    }
    for scrollView in scrollViews(for: query) {
      let search = ScrollSearch(scrollView, screens: screens) { self.first(query) != nil }
      if search.run({ perform($0) }) { return try settle(on: query) }
    }
    return try theOne(query)
  }

  /// The one element that fits and of which something is seen, scrolled to where all of it is.
  private func settle(on query: Query) throws(RukaError) -> UIView {
    let found = try theOne(query)
    if found.enclosingScrollView != nil { try scrollNow(to: found) }
    return found
  }

  /// What a person can scroll on the screen, or in the part of it that the query is about.
  private func scrollViews(for query: Query) -> [UIScrollView] {
    var part = Query(UIScrollView.self)
    if let container = query.container { part = part.within(container) }
    let inside = all(part).compactMap { $0 as? UIScrollView }
    let own = (query.container as? UIScrollView).map { [$0] } ?? []
    return (own + inside).filter(\.isScrollEnabled)
  }
}

extension UIView {
  /// The nearest scroll view that holds the view.
  var enclosingScrollView: UIScrollView? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .first
  }
}
