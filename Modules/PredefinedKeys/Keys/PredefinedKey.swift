import UIEnvironmentBridging
import UIEnvironmentCore

/// A key whose default is what the system says, kept true by a listener from its first use on.
protocol PredefinedKey: UIEnvironmentKey where Value: Sendable {
  associatedtype Value

  static var listener: PredefinedListener<Value> { get }
}

extension PredefinedKey {
  static var defaultValue: Value { listener.systemValue }
}

extension UIEnvironmentValues {
  /// The value of a predefined key; using it, to read or to write, starts the key's listener.
  subscript<Key: PredefinedKey>(predefined key: Key.Type) -> Key.Value {
    get {
      key.listener.use(slot: key.slot)
      return self[key]
    }
    set {
      key.listener.use(slot: key.slot)
      self[key] = newValue
    }
  }
}

extension UIEnvironmentValues {
  /// The same for a key that stands for a trait: using it also bridges the two.
  subscript<Key: PredefinedKey & UIEnvironmentTraitBridgedKey>(predefined key: Key.Type)
    -> Key.Value
  {
    get {
      key.listener.use(slot: key.slot)
      return self[key]
    }
    set {
      key.listener.use(slot: key.slot)
      self[key] = newValue
    }
  }
}
