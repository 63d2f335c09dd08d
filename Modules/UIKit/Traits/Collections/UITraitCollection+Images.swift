extension UITraitCollection {
  /// The configuration of images that suits the traits: those in
  /// ``systemTraitsAffectingImageLookup`` that the collection sets.
  ///
  /// Other traits decide nothing about images, and are left out, so that a method that asks for the
  /// configuration depends on these alone.
  public var imageConfiguration: UIImage.Configuration {
    var traits = TraitStorage()
    for key in Self.imageKeys {
      reads?.note(key.id)
      if let value = storage.value(id: key.id) { traits.set(value, id: key.id) }
    }
    return UIImage.Configuration(traitCollection: UITraitCollection(storage: traits))
  }

  private static let imageKeys = systemTraitsAffectingImageLookup.map { TraitKey.of($0) }
}
