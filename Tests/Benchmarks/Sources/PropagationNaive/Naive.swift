// The environment as one would first write it: each member has a dictionary of its own values, a
// read walks up to the first that has the key, and a write visits everything below. The interface is
// that of the engine: key paths, of which any number of keys may be read or written. The members are
// a toolkit's, which knows of no environment: the values are attached to them as a plain object.

protocol NaiveKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct NaiveValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var onMiss: (() -> Void)?

  subscript<Key: NaiveKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = values[ObjectIdentifier(key)] as? Key.Value { return value }
      onMiss?()
      return Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the key path finds what it reads: to be seen only by following it.
  func has<Value>(_ keyPath: KeyPath<NaiveValues, Value>) -> Bool {
    var asked = self
    var found = true
    asked.onMiss = { found = false }
    _ = asked[keyPath: keyPath]
    return found
  }
}

protocol NaiveUpdating {
  func updateEnvironment()
}

/// A member of a toolkit's tree.
class NaiveNode {
  private(set) unowned(unsafe) var parent: NaiveNode?
  private(set) var children: [NaiveNode] = []
  fileprivate var attachment: AnyObject?

  final func append(_ child: NaiveNode) {
    child.parent = self
    children.append(child)
  }

  final func removeLast() {
    children.removeLast().parent = nil
  }

  /// Visits the member and everything below it.
  fileprivate func visit(_ visitor: (NaiveNode) -> Void) {
    visitor(self)
    children.forEach { $0.visit(visitor) }
  }
}

private final class NaiveBox {
  let values: NaiveValues
  init(_ values: NaiveValues) { self.values = values }
}

extension NaiveNode {
  private static let defaults = NaiveValues()

  private var ownValues: NaiveValues? { (attachment as? NaiveBox)?.values }

  func value<Value>(_ keyPath: KeyPath<NaiveValues, Value>) -> Value {
    var next: NaiveNode? = self
    while let node = next {
      if let values = node.ownValues, values.has(keyPath) { return values[keyPath: keyPath] }
      next = node.parent
    }
    return Self.defaults[keyPath: keyPath]
  }

  func set<Value>(_ keyPath: WritableKeyPath<NaiveValues, Value>, _ value: Value) {
    var values = ownValues ?? NaiveValues()
    values[keyPath: keyPath] = value
    attachment = NaiveBox(values)
    visit { ($0 as? any NaiveUpdating)?.updateEnvironment() }
  }
}

@propertyWrapper
struct NaiveEnvironment<Value> {
  let keyPath: KeyPath<NaiveValues, Value>

  init(_ keyPath: KeyPath<NaiveValues, Value>) { self.keyPath = keyPath }

  @available(*, unavailable)
  var wrappedValue: Value { fatalError() }

  static subscript<Host: NaiveNode>(
    _enclosingInstance host: Host,
    wrapped wrappedKeyPath: KeyPath<Host, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Host, Self>
  ) -> Value {
    host.value(host[keyPath: storageKeyPath].keyPath)
  }
}
