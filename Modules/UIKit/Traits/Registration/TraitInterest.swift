/// Which changes of traits concern somebody.
enum TraitInterest: Equatable, Sendable {
  case traits(TraitIDs)
  /// All traits on which the appearance of colors depends, also those that come to be known later:
  /// then `bits` has more of them.
  case colorAppearance
  case all

  /// The bits that the engine's masks need.
  var bits: UInt64 {
    switch self {
    case .traits(let traits): traits.bits
    case .colorAppearance: TraitRegistry.shared.colorAppearanceBits
    case .all: .max
    }
  }

  func contains(_ id: Int) -> Bool {
    switch self {
    case .traits(let traits): traits.contains(id)
    case .colorAppearance: TraitKey.of(id: id).affectsColorAppearance
    case .all: true
    }
  }

  /// Whether any of the changed traits concerns the one who is interested.
  func isConcerned(by changed: TraitIDs) -> Bool {
    switch self {
    case .traits(let traits): traits.intersects(changed)
    case .colorAppearance: changed.ids.contains { TraitKey.of(id: $0).affectsColorAppearance }
    case .all: !changed.isEmpty
    }
  }
}
