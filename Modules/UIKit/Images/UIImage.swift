public import Foundation

/// A picture that an interface shows.
///
/// This is a headless image: it knows its size, not its pixels.
open class UIImage: NSObject, @unchecked Sendable {
  /// The image's size in points; zero for an empty image.
  open var size: CGSize { .zero }

  /// How many pixels of the image cover a point.
  open var scale: CGFloat { 1 }

  /// Creates an empty image.
  public override init() {
    super.init()
  }
}
