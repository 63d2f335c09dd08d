import Foundation

/// A picture with a configuration: what an asset hands out, and what `withConfiguration(_:)` makes.
final class ConfiguredImage: UIImage, @unchecked Sendable {
  /// The image as it was made, without a configuration.
  let picture: UIImage

  private let settings: Configuration
  private let asset: UIImageAsset?

  init(_ picture: UIImage, _ configuration: Configuration, asset: UIImageAsset?) {
    self.picture = (picture as? ConfiguredImage)?.picture ?? picture
    settings = configuration
    self.asset = asset
    super.init()
  }

  override var size: CGSize { picture.size }
  override var scale: CGFloat { picture.scale }
  override var configuration: Configuration? { settings }
  override var imageAsset: UIImageAsset? { asset ?? picture.imageAsset }
  override var knownAsset: UIImageAsset? { asset ?? picture.knownAsset }
}
