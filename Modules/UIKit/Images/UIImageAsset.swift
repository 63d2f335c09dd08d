public import Foundation
private import Synchronization

/// The variants of one picture, each for traits or a language of its own.
///
/// Of the variants that suit what is asked for, which are those that demand nothing else, the one that
/// demands most is taken; of two that demand as much, the one that was registered later. If none
/// suits, it is the image whose asset this is, or the first variant. Apple says no more than that the
/// best match is taken; the order is a decision of this library.
///
/// Any thread may use an asset. It does not keep the image that it was got from.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let configuration: UIImage.Configuration
    /// `nil` for the image that the asset was got from, which keeps the asset.
    let image: UIImage?

    /// How much the variant demands; `nil` where it demands something that is not asked for.
    func suitability(for asked: UIImage.Configuration) -> Int? {
      guard configuration.locale == nil || configuration.locale == asked.locale else { return nil }
      let language = configuration.locale == nil ? 0 : 1
      guard let traits = configuration.traitCollection?.allTraits else { return language }
      guard traits.isPart(of: asked.traitCollection?.allTraits ?? TraitStorage()) else {
        return nil
      }
      return traits.count + language
    }
  }

  private let variants = Mutex<[Variant]>([])
  private weak var original: UIImage?

  /// Creates an asset without variants.
  public override init() {
    super.init()
  }

  init(of original: UIImage) {
    self.original = original
    super.init()
  }

  /// Adds a variant for a configuration, in place of one that was there for the same.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    let picture = (image as? ConfiguredImage)?.picture ?? image
    let variant = Variant(
      configuration: configuration, image: picture === original ? nil : picture)
    variants.withLock { variants in
      variants.removeAll { $0.configuration == configuration }
      variants.append(variant)
    }
  }

  /// Adds a variant for traits, in place of one that was there for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Takes the variant of a configuration away; does nothing where there is none.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    variants.withLock { $0.removeAll { $0.configuration == configuration } }
  }

  /// Takes the variant of traits away; does nothing where there is none.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// The variant that suits a configuration best, with that configuration; an empty image if the asset has
  /// none.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    ConfiguredImage(picture(for: configuration) ?? UIImage(), configuration, asset: self)
  }

  /// The variant that suits traits best; an empty image if the asset has none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// The variant itself.
  func picture(for configuration: UIImage.Configuration) -> UIImage? {
    let variants = variants.withLock { $0 }
    var best: (variant: Variant, suitability: Int)?
    for variant in variants {
      guard let suitability = variant.suitability(for: configuration) else { continue }
      if suitability >= best?.suitability ?? 0 { best = (variant, suitability) }
    }
    if let best { return best.variant.image ?? original }
    return original ?? variants.first?.image
  }
}
