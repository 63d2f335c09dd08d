public import Foundation
private import Synchronization

/// A picture that an interface shows.
///
/// This is a headless image: it knows its size, not its pixels.
open class UIImage: NSObject, @unchecked Sendable {
  private let ownAsset = Mutex<UIImageAsset?>(nil)

  /// The image's size in points; zero for an empty image.
  open var size: CGSize { .zero }

  /// How many pixels of the image cover a point.
  open var scale: CGFloat { 1 }

  /// Creates an empty image.
  public override init() {
    super.init()
  }

  // MARK: Variants

  /// What the image is made for; `nil` where nothing is known of that.
  open var configuration: Configuration? { nil }

  /// The traits that the image is made for; none where nothing is known of that.
  open var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }

  /// The variants of the image. What is registered there is shown in place of the image by views whose
  /// traits it suits better.
  ///
  /// Every image has an asset, made when it is first asked for. Views that show the image already when
  /// its first variant is registered do not follow it.
  open var imageAsset: UIImageAsset? {
    ownAsset.withLock { asset in
      let known = asset ?? UIImageAsset(of: self)
      asset = known
      return known
    }
  }

  /// The image's asset, if anybody has asked for it.
  var knownAsset: UIImageAsset? { ownAsset.withLock { $0 } }

  /// The variant for a configuration, which is put on top of the image's own.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let whole = self.configuration?.applying(configuration) ?? configuration
    return knownAsset?.image(with: whole) ?? ConfiguredImage(self, whole, asset: nil)
  }

  /// What a view with such traits shows of the image.
  func suited(to traitCollection: UITraitCollection) -> UIImage {
    guard let knownAsset else { return self }
    return knownAsset.picture(for: traitCollection.imageConfiguration) ?? self
  }
}
