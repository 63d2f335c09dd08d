import UIEnvironmentCore

/// A part of a document: a tree of plain classes that adopts the environment.
@MainActor
class Section: UIEnvironmentable {
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
  private(set) var parts: [Section] = []

  func append(_ part: Section) throws {
    try environmentNode.insert(part.environmentNode)
    parts.append(part)
  }
}

/// A part that shows a number, and notes when it was told of a change.
final class Figure: Section, UIEnvironmentUpdating {
  @UIEnvironment(\.digits) private var digits
  @UIEnvironment(\.currency.symbol) private var symbol
  private(set) var updates = 0

  func updateEnvironment() { updates += 1 }

  func text(of amount: Int) -> String {
    let text = String(amount)
    return symbol + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
