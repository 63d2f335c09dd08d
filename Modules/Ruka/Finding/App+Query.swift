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
  public func find(_ query: Query) throws -> UIView {
    let found = innermost(all(query))
    guard let first = found.first else {
      throw RukaError.notFound(
        query: query.description, nearMisses: nearMisses(of: query), tree: tree)
    }
    guard found.count == 1 else {
      throw RukaError.ambiguous(
        query: query.description, candidates: found.map { "\($0.summary), \($0.path)" }, tree: tree)
    }
    return first
  }

  /// The first element, in the order of the tree, that fits the query, or `nil`.
  public func first(_ query: Query) -> UIView? { all(query).first }

  /// All visible elements that fit the query, in the order of the tree.
  ///
  /// Costs a step for each view of the screen.
  public func all(_ query: Query) -> [UIView] {
    candidates(for: query).filter(\.visibility.isVisible)
  }

  private func candidates(for query: Query) -> [UIView] {
    let roots = query.container.map { [$0] } ?? topController?.searchRoots ?? []
    var candidates: [UIView] = []
    for root in roots {
      root.visitSelfAndDescendants { view in
        if query.fits(view), view !== query.container { candidates.append(view) }
      }
    }
    return candidates
  }

  private func innermost(_ views: [UIView]) -> [UIView] {
    views.filter { view in
      !views.contains { $0 !== view && $0.isDescendant(of: view) }
    }
  }

  /// What fits but is not visible, and why.
  private func nearMisses(of query: Query) -> [String] {
    candidates(for: query).map { "\($0.summary) is \($0.visibility.reason ?? "there")" }
  }
}

extension UIView {
  /// Calls the body for the view and everything below it, parents first.
  func visitSelfAndDescendants(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }
}
