extension UITraitCollection {
  /// A new collection: this one's traits, and on top of them those that a closure sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(storage: allTraits.mutated(by: mutations))
  }

  /// A new collection with one trait set anew.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits that read differently in the two collections.
  ///
  /// The system's traits come first, the others follow by their identifiers. Against `nil`, all
  /// traits that do not read as their default have changed.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let keys = allTraits.idsOfDifferences(from: traitCollection?.allTraits ?? TraitStorage())
      .map { TraitKey.of(id: $0) }
    let custom = keys.filter { !$0.isSystem }.sorted { $0.identifier < $1.identifier }
    return (keys.filter(\.isSystem) + custom).map(\.trait)
  }

  /// Whether dynamic colors may look different in the two collections: whether a trait that
  /// affects the appearance of colors differs. Against `nil`, whether one is set.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    allTraits.idsOfDifferences(from: traitCollection?.allTraits ?? TraitStorage())
      .contains { TraitKey.of(id: $0).affectsColorAppearance }
  }

  /// Whether every trait that another collection sets has the same value in this one.
  @available(*, deprecated, message: "Compare the values of the traits instead")
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.allTraits.isPart(of: allTraits) ?? true
  }
}

extension UITraitCollection {
  /// The system traits on which the values of colors depend, for use in a registration.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }

  /// The system traits that decide which variant of an image is shown, for use in a registration.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
    ]
  }
}
