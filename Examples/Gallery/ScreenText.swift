import UIKit

/// A screen as a tree of text: its controllers, and those of their views that a person would notice.
struct ScreenText: CustomStringConvertible {
  private var lines: [String] = []

  @MainActor
  init(of window: UIWindow) {
    add(window, depth: 0)
  }

  var description: String { lines.joined(separator: "\n") }

  @MainActor
  private mutating func add(_ view: UIView, depth: Int) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let name = view.name
    if let name { add(name, depth: depth) }
    let depthBelow = name == nil ? depth : depth + 1
    for line in view.lines { add(line, depth: depthBelow) }
    guard !(view is UILabel || view is UIControl) else { return }
    for subview in view.subviews { add(subview, depth: depthBelow) }
  }

  private mutating func add(_ line: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}

extension UIView {
  /// What a person would call the view; nothing for what merely holds others.
  fileprivate var name: String? {
    switch self {
    case is UIWindow: "UIWindow"
    case let label as UILabel where label.lines.isEmpty: label.text.map { "UILabel '\($0)'" }
    case is UILabel: "UILabel"
    case let button as UIButton: "UIButton '\(button.currentTitle ?? "")'"
    case let control as UIControl: "UIControl '\(control.accessibilityLabel ?? "")'"
    case is UITabBar, is UINavigationBar, is DarkBadge: "\(type(of: self))"
    default: rootController?.nameAndTitle
    }
  }

  /// The lines of a text that has several.
  fileprivate var lines: [String] {
    let lines = (self as? UILabel)?.text?.split(separator: "\n") ?? []
    return lines.count > 1 ? lines.map(String.init) : []
  }

  private var rootController: UIViewController? {
    (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
  }
}

extension UIViewController {
  fileprivate var nameAndTitle: String {
    "\(type(of: self))" + (title.map { " '\($0)'" } ?? "")
  }
}
