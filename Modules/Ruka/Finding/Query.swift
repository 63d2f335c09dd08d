public import UIKit

/// A description of the elements that are looked for. Every finder is one of these.
///
/// ```swift
/// try app.find(Query(.button, "Pay").within(cart))
/// ```
@MainActor
public struct Query: CustomStringConvertible {
  private var role: Role?
  private var name: String?
  private var identifier: String?
  private var type: UIView.Type?
  private var predicates: [(words: String, test: (UIView) -> Bool)] = []
  private(set) var container: UIView?
  private var takesParts = false

  /// Elements of a role and with a name: what they show, what is said for them, or their identifier.
  /// What is left out is not asked for.
  public init(_ role: Role? = nil, _ name: String? = nil) {
    self.role = role
    self.name = name
  }

  /// Elements with the accessibility identifier.
  public init(identifier: String) {
    self.identifier = identifier
    takesParts = true
  }

  /// Elements of the class or its subclasses, such that are parts of a control included.
  public init(_ type: UIView.Type) {
    self.type = type
    takesParts = true
  }

  /// The same, but only elements with the name.
  public func called(_ name: String) -> Query {
    var query = self
    query.name = name
    return query
  }

  /// The same, but only elements of the class or its subclasses.
  public func ofType(_ type: UIView.Type) -> Query {
    var query = self
    query.type = type
    return query
  }

  /// The same, but no elements that are parts of a control, as a button's title is.
  public func withoutParts() -> Query {
    var query = self
    query.takesParts = false
    return query
  }

  /// The same, but only elements that satisfy the predicate; `words` say it in messages.
  public func `where`(_ words: String, _ predicate: @escaping (UIView) -> Bool) -> Query {
    var query = self
    query.predicates.append((words, predicate))
    return query
  }

  /// The same, but only elements in which a label says exactly this, whether that is seen or not, or
  /// which are called so themselves.
  ///
  /// ```swift
  /// try app.scroll(to: Query(.cell).containing("Row 80"))
  /// ```
  public func containing(_ text: String) -> Query {
    `where`("it contains \"\(text)\"") { $0.contains(text) }
  }

  /// The same, but only below the view.
  public func within(_ view: UIView) -> Query {
    var query = self
    query.container = view
    return query
  }

  /// Whether the view fits, seen or not.
  func fits(_ view: UIView) -> Bool {
    // Asked last, as it looks at everything above.
    fits(view, isPart: false) && (takesParts || view.enclosingControl == nil)
  }

  /// The same for a view of which is known whether it is a part of a control.
  func fits(_ view: UIView, isPart: Bool) -> Bool {
    if isPart && !takesParts { return false }
    if let type, !view.isKind(of: type) { return false }
    if let role, view.role != role { return false }
    if let name, !view.isCalled(name) { return false }
    if let identifier, view.accessibilityIdentifier != identifier { return false }
    return predicates.allSatisfy { $0.test(view) }
  }

  public nonisolated var description: String { MainActor.assumeIsolated { words } }

  private var words: String {
    var words = role?.rawValue ?? type.map { String(describing: $0) } ?? "element"
    if role != nil, let type { words += " of \(type)" }
    if let name { words += " \"\(name)\"" }
    if let identifier { words += " with identifier \"\(identifier)\"" }
    words += predicates.map { " where \($0.words)" }.joined()
    if let container { words += " within \(String(describing: Swift.type(of: container)))" }
    return words
  }
}
