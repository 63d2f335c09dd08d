import UIEnvironmentBridging
public import UIEnvironmentCore
public import UIKit

private enum LegibilityWeightKey: UIEnvironmentTraitBridgedKey {
  static var defaultValue: UILegibilityWeight { SystemTraits.snapshot.legibilityWeight }

  static func read(from traitCollection: UITraitCollection) -> UILegibilityWeight {
    traitCollection.legibilityWeight
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: UILegibilityWeight) {
    mutableTraits.legibilityWeight = value
  }
}

extension UIEnvironmentValues {
  /// Whether text is drawn heavier to be easier to read.
  ///
  /// Setting it on an object also overrides the trait of that name there, and the other way round.
  ///
  /// Where nothing sets it: that of the system's traits.
  public var legibilityWeight: UILegibilityWeight {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
