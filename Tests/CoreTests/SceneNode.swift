import UIEnvironmentCore

/// A member of a tree of plain classes that adopts the environment.
@MainActor
class SceneNode: UIEnvironmentable {
  private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
  let name: String
  private(set) weak var parent: SceneNode?
  private(set) var children: [SceneNode] = []

  init(_ name: String = "node", _ children: SceneNode...) {
    self.name = name
    for child in children { append(child) }
  }

  func append(_ child: SceneNode) { insert(child, at: children.count) }

  func insert(_ child: SceneNode, at index: Int) {
    if let parent = child.parent { parent.children.removeAll { $0 === child } }
    let index = min(index, children.count)
    let sibling = index < children.count ? children[index] : nil
    child.parent = self
    children.insert(child, at: index)
    try! environmentNode.insert(
      child.environmentNode, before: sibling?.environmentNode)
  }

  func removeFromParent() {
    guard let parent else { return }
    self.parent = nil
    environmentNode.removeFromParent()
    parent.children.removeAll { $0 === self }
  }
}

/// A member that notes in a log that it was told.
final class Listener: SceneNode, UIEnvironmentUpdating {
  var log: Log?
  var onUpdate: (() -> Void)?
  @UIEnvironment(\.text) var text

  convenience init(_ name: String, log: Log, _ children: SceneNode...) {
    self.init(name)
    self.log = log
    for child in children { append(child) }
  }

  func updateEnvironment() {
    log?.events.append(name)
    onUpdate?()
  }
}

@MainActor
final class Log {
  var events: [String] = []

  /// What was noted since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

private enum TextKey: UIEnvironmentKey {
  static var defaultValue: String { "default" }
}

private enum NumberKey: UIEnvironmentKey {
  static var defaultValue: Int { 0 }
}

private enum ClosureKey: UIEnvironmentKey {
  static var defaultValue: () -> Int { { 0 } }
}

private enum ObjectKey: UIEnvironmentKey {
  static var defaultValue: AnyObject? { nil }
  static func areEqual(_ former: AnyObject?, _ value: AnyObject?) -> Bool { former === value }
}

extension UIEnvironmentValues {
  var text: String {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  var closure: () -> Int {
    get { self[ClosureKey.self] }
    set { self[ClosureKey.self] = newValue }
  }

  var object: AnyObject? {
    get { self[ObjectKey.self] }
    set { self[ObjectKey.self] = newValue }
  }

  /// Over two keys, both ways.
  var labelled: Labelled {
    get { Labelled(text: text, number: number) }
    set {
      text = newValue.text
      number = newValue.number
    }
  }

  /// The text where the number is positive, else nothing: reads a second key only then.
  var textIfPositive: String { number > 0 ? text : "" }
}

struct Labelled: Equatable {
  var text: String
  var number: Int
}
