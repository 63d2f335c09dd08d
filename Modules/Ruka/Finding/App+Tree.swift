import UIKit

extension App {
  /// The screen as text: a line for each element, with its role, name, value, state and rectangle in
  /// window coordinates, each further in than the one that holds it.
  ///
  /// Views that only hold others are left out, their contents moved up, unless they have an
  /// identifier. What a person cannot see is marked with the reason. The text is the same in each run
  /// and on each machine.
  public var tree: String {
    Headless.layOutAllWindows()
    return window.treeOfScreen
  }
}

extension UIWindow {
  var treeOfScreen: String {
    guard rootViewController != nil else { return "(an empty window)" }
    var lines: [String] = []
    for root in searchRoots { root.describe(into: &lines, depth: 0) }
    return lines.isEmpty ? "(an empty screen)" : lines.joined(separator: "\n")
  }
}

extension UIView {
  fileprivate func describe(into lines: inout [String], depth: Int) {
    var depth = depth
    if role != nil || accessibilityIdentifier != nil {
      lines.append(String(repeating: "  ", count: depth) + line)
      depth += 1
    }
    guard !(self is UIControl && role != nil) else { return }
    for view in subviewsAsRead { view.describe(into: &lines, depth: depth) }
  }

  private var line: String {
    var words = [role?.rawValue ?? misuseName]
    if let quotedName { words.append(quotedName) }
    if let value = accessibilityValue, !value.isEmpty, value != names.first {
      words.append("= \(value.onOneLine)")
    }
    if isDisabled { words.append("[disabled]") }
    if accessibilityTraits.contains(.selected) { words.append("[selected]") }
    words.append("at \(frameInWindow.briefly)")
    if let reason = visibility.reason { words.append("(\(reason))") }
    return words.joined(separator: " ")
  }
}
