import Synchronization
import UIEnvironmentCore

/// All keys that were made so far. Any thread may ask.
final class TraitRegistry: Sendable {
  static let shared = TraitRegistry()

  private struct Identity: Hashable {
    let identifier: String
    let valueType: ObjectIdentifier
  }

  private struct Contents {
    var keys: [TraitKey] = []
    var slots: [Slot<TraitValue>] = []
    var colorAppearanceBits: UInt64 = 0
    var keyByDefinition: [ObjectIdentifier: TraitKey] = [:]
    var keyByIdentity: [Identity: TraitKey] = [:]
  }

  private let contents: Mutex<Contents>

  /// The traits as keys of the engine that carries them down the hierarchy; a trait's slot has the
  /// trait's id as its index.
  let slots = SlotRegistry()

  private init() {
    contents = Mutex(Contents())
    for trait in SystemTrait.allCases {
      let key = key(for: trait.definition)
      precondition(key.id == trait.rawValue, "UIKit: the traits of the system are out of order")
    }
  }

  func key(for trait: UITrait) -> TraitKey {
    if let known = contents.withLock({ $0.keyByDefinition[ObjectIdentifier(trait)] }) {
      return known
    }
    return makeKey(for: trait)
  }

  func key(id: Int) -> TraitKey {
    contents.withLock { $0.keys[id] }
  }

  /// The first key of an identifier that was made, if one was.
  func key(identifier: String) -> TraitKey? {
    contents.withLock { $0.keys.first { $0.identifier == identifier } }
  }

  /// The definition's members run outside the lock: a default value may itself use traits.
  private func makeKey<Definition: UITraitDefinition>(for trait: Definition.Type) -> TraitKey {
    let facts = TraitFacts<Definition>()
    let identity = Identity(
      identifier: facts.identifier, valueType: ObjectIdentifier(Definition.Value.self))
    return contents.withLock { contents in
      let key = contents.keyByIdentity[identity] ?? TraitKey(id: contents.keys.count, facts)
      if key.id == contents.keys.count {
        contents.keys.append(key)
        contents.slots.append(makeSlot(of: key))
        if key.affectsColorAppearance { contents.colorAppearanceBits |= TraitIDs.bit(key.id) }
        contents.keyByIdentity[identity] = key
      }
      contents.keyByDefinition[ObjectIdentifier(trait)] = key
      return key
    }
  }

  /// The bits of all traits known so far that affect the appearance of colors.
  var colorAppearanceBits: UInt64 { contents.withLock { $0.colorAppearanceBits } }

  func slot(id: Int) -> Slot<TraitValue> {
    contents.withLock { $0.slots[id] }
  }

  private func makeSlot(of key: TraitKey) -> Slot<TraitValue> {
    slots.slot(for: ObjectIdentifier(key)) { index in
      precondition(index == key.id, "UIKit: a trait's slot must have the trait's id")
      return Slot(
        index: index, name: key.name, defaultValue: { key.defaultValue },
        areEqual: { key.isEqual($0, $1) })
    }
  }
}
