package import UIEnvironmentCore

/// Keeps the overrides of one key of the environment and of the traits that it stands for the same,
/// at every object that is a member of both hierarchies.
///
/// An override set on either side is written to the other at once. On the side of the environment it
/// then holds; on the side of traits it waits for the next update, as every override does. Each
/// side inherits along its own hierarchy. Neither write is answered with one in the other direction.
@MainActor
package final class TraitBridge: OverrideMirror {
  private let slot: AnySlot
  private let traits: TraitIDs
  private let read: (UITraitCollection) -> AnyCell
  private let write: (AnyCell, inout any UIMutableTraits) -> Void

  /// Bridges a key for as long as the process lives.
  ///
  /// - Parameters:
  ///   - read: makes the key's value from traits.
  ///   - write: writes a value of the key to traits; the traits that it writes for `example` are
  ///     those that the key stands for.
  package static func install(
    _ slot: AnySlot, example: AnyCell, read: @escaping (UITraitCollection) -> AnyCell,
    write: @escaping (AnyCell, inout any UIMutableTraits) -> Void
  ) {
    guard slot.mirror == nil else { return }
    let bridge = TraitBridge(slot, example: example, read: read, write: write)
    slot.mirror = bridge
    all.append(bridge)
    for member in TraitOverriders.living { bridge.adoptOverrides(of: member, silently: true) }
  }

  private static var all: [TraitBridge] = []

  private init(
    _ slot: AnySlot, example: AnyCell, read: @escaping (UITraitCollection) -> AnyCell,
    write: @escaping (AnyCell, inout any UIMutableTraits) -> Void
  ) {
    self.slot = slot
    self.read = read
    self.write = write
    var probe: any UIMutableTraits = TraitProbe()
    write(example, &probe)
    traits = (probe as? TraitProbe)?.written ?? TraitIDs()
  }

  // MARK: From the environment to traits

  package func willOverride(with cell: AnyCell, at node: PropagationNode) {
    change(at: node) { overrides in
      var traits: any UIMutableTraits = overrides
      write(cell, &traits)
      if let written = traits as? UITraitOverrides { overrides = written }
    }
  }

  package func willRemoveOverride(at node: PropagationNode) {
    change(at: node) { overrides in
      for id in traits.ids { overrides.storage.remove(id: id) }
    }
  }

  private func change(at node: PropagationNode, _ change: (inout UITraitOverrides) -> Void) {
    if node === UIEnvironmentNode.system { return changeSystem(change) }
    guard let member = node.hostObject as? any TraitHierarchyMember else { return }
    var overrides = member.traitNode.traitOverrides
    change(&overrides)
    member.traitNode.setTraitOverrides(overrides, of: member)
  }

  /// What the system announces in the environment is true of the system's traits too.
  private func changeSystem(_ change: (inout UITraitOverrides) -> Void) {
    var overrides = UITraitOverrides(storage: SystemTraits.snapshot.storage)
    change(&overrides)
    SystemTraits.put(UITraitCollection(storage: overrides.storage))
  }

  // MARK: From traits to the environment

  /// Follows a change of the system's traits.
  static func followSystem(_ traits: UITraitCollection, insteadOf former: UITraitCollection) {
    let changed = TraitIDs(traits.storage.idsOfDifferences(from: former.storage))
    for bridge in all where bridge.traits.intersects(changed) {
      UIEnvironmentNode.system.apply(overrides: [bridge.read(traits)], removing: [])
    }
  }

  /// Follows a change of an object's trait overrides, as a program made it.
  static func follow(
    _ changed: TraitStorage, insteadOf former: TraitStorage, of member: any TraitHierarchyMember
  ) {
    for bridge in all {
      let isConcerned = bridge.traits.ids.contains { id in
        changed.value(id: id) !== former.value(id: id)
      }
      if isConcerned { bridge.adoptOverrides(of: member, silently: false) }
    }
  }

  private func adoptOverrides(of member: any TraitHierarchyMember, silently: Bool) {
    guard let node = (member as? UIResponder)?.environmentLink else { return }
    let written = member.traitNode.traitOverrides.storage
    guard traits.ids.contains(where: { written.value(id: $0) != nil }) else {
      if !silently { node.apply(overrides: [], removing: [slot]) }
      return
    }
    var storage = member.traitNode.collectionInForce.storage
    storage.merge(written)
    let cell = read(UITraitCollection(storage: storage))
    if silently, !node.hasOverride(of: slot) {
      node.overrideSilently(with: cell)
    } else if !silently {
      node.apply(overrides: [cell], removing: [])
    }
  }
}

/// Finds out which traits a closure writes.
private struct TraitProbe: UIMutableTraits {
  private(set) var written = TraitIDs()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { trait.defaultValue }
    set { written.insert(TraitKey.of(trait).id) }
  }
}
