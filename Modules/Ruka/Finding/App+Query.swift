public import UIKit

extension App {
  /// Returns the one element that fits the query.
  ///
  /// Looks at what a person could see: hidden, transparent, cut-off and off-screen elements do not
  /// count. Disabled ones do: finding is not tapping. Where several fit and one of them contains
  /// another, the innermost is meant.
  ///
  /// - Throws: ``RukaError/notFound(query:nearMisses:tree:)`` or
  ///   ``RukaError/ambiguous(query:candidates:tree:)``, whatever ``failureBehavior`` says.
  public func find(
    _ query: Query, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UIView {
    try require(at: .init(fileID, file, line, column)) { () throws(RukaError) in try theOne(query) }
  }

  /// The same for those who say themselves where a failure comes from.
  func theOne(_ query: Query) throws(RukaError) -> UIView {
    let found = innermost(all(query))
    guard let first = found.first else {
      throw .notFound(
        query: query.description, nearMisses: nearMisses(of: query), tree: tree)
    }
    guard found.count == 1 else {
      throw .ambiguous(
        query: query.description, candidates: found.map { "\($0.summary), \($0.path)" }, tree: tree)
    }
    return first
  }

  /// The first element, in the order of the tree, that fits the query, or `nil`.
  public func first(_ query: Query) -> UIView? { all(query).first }

  /// All visible elements that fit the query, in the order of the tree.
  ///
  /// What waits for layout is laid out first, as it is before a person sees it.
  /// Costs a step for each view that is not hidden, however deep.
  public func all(_ query: Query) -> [UIView] {
    Headless.layOutAllWindows()
    var found: [UIView] = []
    for root in roots(for: query) {
      ScreenWalk.visitUnhidden(from: root) { view, sight, isPart in
        if query.fits(view, isPart: isPart), view !== query.container, sight.shows(view) {
          found.append(view)
        }
      }
    }
    return found
  }

  private func roots(for query: Query) -> [UIView] {
    query.container.map { [$0] } ?? window.searchRoots
  }

  private func innermost(_ views: [UIView]) -> [UIView] {
    guard views.count > 1 else { return views }
    var enclosing: Set<ObjectIdentifier> = []
    for view in views {
      for ancestor in sequence(first: view, next: \.superview).dropFirst() {
        enclosing.insert(ObjectIdentifier(ancestor))
      }
    }
    return views.filter { !enclosing.contains(ObjectIdentifier($0)) }
  }

  /// How many near misses a message names.
  private static let nearMissLimit = 10

  /// What fits but is not visible, and why.
  private func nearMisses(of query: Query) -> [String] {
    let misses = unseen(query)
    let named = misses.prefix(Self.nearMissLimit)
      .map { $0.visibility.sentence(about: $0.summary) }
    let rest = misses.count - named.count
    return rest > 0 ? named + ["\(rest) more are not visible either"] : named
  }

  /// What fits but is not visible, in the order of the tree.
  func unseen(_ query: Query) -> [UIView] {
    var misses: [UIView] = []
    for root in roots(for: query) {
      root.visitSelfAndDescendants { view in
        if query.fits(view), view !== query.container, !view.visibility.isVisible {
          misses.append(view)
        }
      }
    }
    return misses
  }
}
