import UIEnvironmentCore

/// The engine, driven by the same operations as the model.
@MainActor
final class FuzzSubject {
  class Host: UIEnvironmentable {
    private(set) lazy var environmentNode = UIEnvironmentNode(host: self)
    let index: Int
    weak var subject: FuzzSubject?
    weak var parent: Host?
    var children: [Host] = []

    init(index: Int, subject: FuzzSubject) {
      self.index = index
      self.subject = subject
    }
  }

  final class UpdatingHost: Host, UIEnvironmentUpdating {
    func updateEnvironment() { subject?.call("u\(index)") }
  }

  private(set) var hosts: [Host] = []
  private(set) var log: [String] = []
  private let slots: [Slot<FuzzValue>]
  private var registrations: [Int: UIEnvironmentChangeRegistration] = [:]
  private var script: [Int: FuzzOperation] = [:]
  private var callbacks = 0

  init(nodeCount: Int, keyCount: Int, incomparable: Set<Int>, isUpdating: (Int) -> Bool) {
    slots = (0..<keyCount).map {
      incomparable.contains($0) ? fuzzKeys[$0].incomparable : fuzzKeys[$0].comparable
    }
    hosts = (0..<nodeCount).map { index in
      isUpdating(index)
        ? UpdatingHost(index: index, subject: self) : Host(index: index, subject: self)
    }
    for host in hosts { _ = host.environmentNode }
  }

  func run(_ step: FuzzStep) {
    log = []
    callbacks = 0
    script = step.script
    perform(step.operation)
  }

  func value(of key: Int, at host: Host) -> Int {
    host.environmentNode.value(of: slots[key]).number
  }

  private func perform(_ operation: FuzzOperation) {
    switch operation {
    case .set(let node, let key, let value):
      hosts[node].environmentNode.setOverride(FuzzValue(number: value), of: slots[key])
    case .setTwo(let node, let key, let otherKey, let value):
      let keys = key == otherKey ? [key] : [key, otherKey]
      hosts[node].environmentNode.apply(
        overrides: keys.map { Cell(slot: slots[$0], value: FuzzValue(number: value)) },
        removing: [])
    case .remove(let node, let key):
      hosts[node].environmentNode.removeOverride(of: slots[key])
    case .move(let node, let parent, let position):
      move(hosts[node], into: hosts[parent], at: position)
    case .detach(let node):
      let host = hosts[node]
      host.parent?.children.removeAll { $0 === host }
      host.parent = nil
      host.environmentNode.removeFromParent()
    case .register(let node, let keys, let id):
      perform(.unregister(id: id))
      registrations[id] = register(hosts[node], keys, id)
    case .unregister(let id):
      registrations.removeValue(forKey: id)?.unregister()
    }
  }

  private func move(_ host: Host, into parent: Host, at position: Int) {
    var next: Host? = parent
    while let current = next {
      if current === host { return }
      next = current.parent
    }
    host.parent?.children.removeAll { $0 === host }
    let sibling = position < parent.children.count ? parent.children[position] : nil
    host.parent = parent
    parent.children.insert(host, at: min(position, parent.children.count))
    try! parent.environmentNode.insert(
      host.environmentNode, before: sibling?.environmentNode)
  }

  private func register(_ host: Host, _ keys: [Int], _ id: Int) -> UIEnvironmentChangeRegistration {
    let paths = keys.map {
      fuzzKeys[$0].path(incomparable: slots[$0].index == fuzzKeys[$0].incomparable.index)
    }
    let handler: @MainActor (Host, UIEnvironmentValues) -> Void = { [weak self] _, former in
      self?.call("r\(id)\(paths.map { former[keyPath: $0].number })")
    }
    return paths.count == 1
      ? host.registerForEnvironmentChanges(paths[0], handler: handler)
      : host.registerForEnvironmentChanges(paths[0], paths[1], handler: handler)
  }

  fileprivate func call(_ event: String) {
    log.append(event)
    callbacks += 1
    if let operation = script[callbacks - 1] { perform(operation) }
  }
}

struct FuzzValue: Equatable {
  var number = 0
}

/// Two keys, one whose values compare and one whose do not, and how to name them.
struct FuzzKey {
  let comparable: Slot<FuzzValue>
  let incomparable: Slot<FuzzValue>
  private let comparablePath: KeyPath<UIEnvironmentValues, FuzzValue>
  private let incomparablePath: KeyPath<UIEnvironmentValues, FuzzValue>

  init<Tag>(_ tag: Tag.Type) {
    comparable = Comparable<Tag>.slot
    incomparable = Incomparable<Tag>.slot
    comparablePath = \UIEnvironmentValues.[Name<Comparable<Tag>>()]
    incomparablePath = \UIEnvironmentValues.[Name<Incomparable<Tag>>()]
  }

  func path(incomparable: Bool) -> KeyPath<UIEnvironmentValues, FuzzValue> {
    incomparable ? incomparablePath : comparablePath
  }

  enum Comparable<Tag>: UIEnvironmentKey {
    static var defaultValue: FuzzValue { FuzzValue() }
  }

  enum Incomparable<Tag>: UIEnvironmentKey {
    static var defaultValue: FuzzValue { FuzzValue() }
    static func areEqual(_ former: FuzzValue, _ value: FuzzValue) -> Bool { false }
  }

  struct Name<Key: UIEnvironmentKey>: Hashable {}
}

extension UIEnvironmentValues {
  fileprivate subscript<Key: UIEnvironmentKey>(name: FuzzKey.Name<Key>) -> Key.Value {
    self[Key.self]
  }
}

/// Eighty pairs of keys, so that many share a bit of the masks of interest.
@MainActor let fuzzKeys: [FuzzKey] = {
  enum Zero {}
  enum Successor<Number> {}
  var keys: [FuzzKey] = []
  func add<Tag>(_ tag: Tag.Type) {
    keys.append(FuzzKey(tag))
    if keys.count < 80 { add(Successor<Tag>.self) }
  }
  add(Zero.self)
  return keys
}()
