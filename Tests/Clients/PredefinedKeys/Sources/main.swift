import Foundation
import UIEnvironmentCore
import UIEnvironmentPredefinedKeys

// The predefined values in a tree of plain classes.

@MainActor
class Node: UIEnvironmentable {
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
}

final class NumberNode: Node {
  @UIEnvironment(\.locale) private var locale

  var text: String { 1234.5.formatted(.number.locale(locale)) }
}

let document = Node()
let number = NumberNode()
try document.environmentNode.insert(number.environmentNode)

document.environment(\.locale, Locale(identifier: "de_DE"))
print("German:", number.text)
number.environment(\.locale, Locale(identifier: "en_US"))
print("American:", number.text)
print(
  "Zone of the document:",
  document.environment(\.timeZone, .gmt).environmentValue(\.timeZone) == .gmt)
