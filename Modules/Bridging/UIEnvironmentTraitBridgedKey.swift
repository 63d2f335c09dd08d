public import UIEnvironmentCore
public import UIKit

/// A key of the environment that stands for traits: an override of either is an override of both.
///
/// ```swift
/// enum ThemeKey: UIEnvironmentTraitBridgedKey {
///   static var defaultValue: Theme { ThemeTrait.defaultValue }
///
///   static func read(from traitCollection: UITraitCollection) -> Theme {
///     traitCollection[ThemeTrait.self]
///   }
///
///   static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
///     mutableTraits[ThemeTrait.self] = value
///   }
/// }
/// ```
///
/// What `view.environment(\.theme, .bold)` sets can be read from `view.traitOverrides`, and the
/// other way round; removing it on one side removes it on both. The environment holds it at once,
/// traits from the next update on. Below the object each side inherits along its own hierarchy: a
/// presented controller inherits the environment of its presenter, and the traits of its window.
///
/// Give the key and the trait the same default, or what nobody sets reads differently on the two
/// sides.
///
/// The shape follows `UITraitBridgedEnvironmentKey` of UIKit and SwiftUI.
public protocol UIEnvironmentTraitBridgedKey: UIEnvironmentKey {
  /// The key's value for some traits.
  static func read(from traitCollection: UITraitCollection) -> Value

  /// Writes the traits that a value of the key stands for: always the same ones.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UIEnvironmentValues {
  /// The value of a key that is bridged to traits; the bridge stands from the first use on.
  public subscript<Key: UIEnvironmentTraitBridgedKey>(key: Key.Type) -> Key.Value {
    get {
      bridgeIfOfObject(key)
      return self[unbridged: key]
    }
    set {
      bridgeIfOfObject(key)
      self[unbridged: key] = newValue
    }
  }

  private subscript<Key: UIEnvironmentKey>(unbridged key: Key.Type) -> Key.Value {
    get { self[key] }
    set { self[key] = newValue }
  }

  /// Values of an object are only ever used on the main actor; others concern no object.
  package func bridgeIfOfObject<Key: UIEnvironmentTraitBridgedKey>(_ key: Key.Type) {
    if belongsToObject { MainActor.assumeIsolated { Key.bridge() } }
  }
}

extension UIEnvironmentTraitBridgedKey {
  /// Bridges the key to its traits; harmless if it is already.
  @MainActor
  package static func bridge() {
    let slot = Self.slot
    guard slot.mirror == nil else { return }
    TraitBridge.install(
      slot, example: Cell(slot: slot, value: defaultValue),
      read: { Cell(slot: slot, value: read(from: $0)) },
      write: { cell, traits in
        write(to: &traits, value: unsafeDowncast(cell, to: Cell<Value>.self).value)
      })
  }
}
