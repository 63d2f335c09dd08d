import UIKit

/// A square image.
final class Picture: UIImage, @unchecked Sendable {
  private let side: Int

  init(_ side: Int) {
    self.side = side
    super.init()
  }

  override var size: CGSize { CGSize(width: side, height: side) }
}
