import UIEnvironmentCore

extension TraitNode {
  /// The program's overrides, as they were last written.
  var traitOverrides: UITraitOverrides {
    UITraitOverrides(storage: overrides?.written ?? TraitStorage())
  }

  /// Sets the program's overrides, which take effect with the next update.
  func setTraitOverrides(_ overrides: UITraitOverrides, of member: any TraitHierarchyMember) {
    if self.overrides == nil {
      guard !overrides.storage.isEmpty else { return }
      TraitOverriders.add(member)
    }
    write { $0.written = overrides.storage }
  }

  /// Sets what UIKit itself overrides for the object.
  func setSystemOverrides(_ storage: TraitStorage) {
    write { $0.system = storage }
  }

  /// The style that is overridden, or `unspecified` if none is.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    let value = overrides?.written.value(id: SystemTrait.userInterfaceStyle.rawValue)
    return value?.unsafeValue(as: UIUserInterfaceStyle.self) ?? .unspecified
  }

  private func write(_ change: (inout TraitOverrideState) -> Void) {
    change(&overrides[orCreate: TraitOverrideState()])
    guard !flags.meets(.hasPendingOverrides) else { return }
    flags.insert(.hasPendingOverrides)
    carryNeedForUpdateUp()
  }

  /// Brings what was written into force; the engine tells those whom it concerns.
  func applyOverrides() {
    flags.remove(.hasPendingOverrides)
    let wanted = overrides?.all ?? TraitStorage()
    let cells = place.ownScope?.overrides ?? []
    let removed = cells.map(\.anySlot).filter { wanted.value(id: $0.index) == nil }
    let written = zip(wanted.ids, wanted.values).filter { id, value in
      let cell = cells.first { $0.anySlot.index == id }
      return cell.map { unsafeDowncast($0, to: Cell<TraitValue>.self).value !== value } ?? true
    }
    place.ownScope?.memo = nil
    TraitHierarchy.structureChanged()
    if removed.isEmpty, written.count == 1, let (id, value) = written.first {
      // The engine knows the audience of one cell that stays.
      place.setOverride(value, of: TraitKey.of(id: id).slot)
    } else {
      place.apply(
        overrides: written.map { Cell(slot: TraitKey.of(id: $0).slot, value: $1) },
        removing: removed)
    }
  }
}

extension TraitHierarchyMember {
  /// The overrides as a program writes them: keys of the environment that stand for a trait follow.
  var programOverrides: UITraitOverrides { traitNode.traitOverrides }

  func setProgramOverrides(_ overrides: UITraitOverrides) {
    let former = traitNode.traitOverrides.storage
    traitNode.setTraitOverrides(overrides, of: self)
    TraitBridge.follow(overrides.storage, insteadOf: former, of: self)
  }

  /// Overrides the style, or with `unspecified` inherits it again, and brings the object and all
  /// below it up to date at once.
  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitNode.overrideUserInterfaceStyle else { return }
    var overrides = programOverrides
    if style == .unspecified {
      overrides.remove(UITraitUserInterfaceStyle.self)
    } else {
      overrides.userInterfaceStyle = style
    }
    setProgramOverrides(overrides)
    traitNode.update()
  }
}

extension Optional {
  /// The wrapped value, to be changed in place; a new one where there was none.
  fileprivate subscript(orCreate new: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? new() }
    set { self = newValue }
  }
}
