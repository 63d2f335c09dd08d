public import Foundation

/// A display; headless, it is a size and a scale.
@preconcurrency @MainActor open class UIScreen: NSObject {
  private var area: CGRect
  private var pixelsPerPoint: CGFloat
  /// How far bars and rounded corners of the device reach in from the edges, in points.
  private(set) var safeAreaInsets = UIEdgeInsets.zero

  /// Creates a screen with the size, in points, and the scale; on Apple platforms only the system does
  /// so.
  package init(size: CGSize, scale: CGFloat) {
    area = CGRect(origin: .zero, size: size)
    pixelsPerPoint = scale
    super.init()
  }

  /// Makes the screen another; see ``Headless/changeMainScreen(size:scale:safeAreaInsets:traits:)``.
  func change(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    area.size = size
    pixelsPerPoint = scale
    self.safeAreaInsets = safeAreaInsets
  }

  /// The screen that new windows cover.
  public static var main: UIScreen { UIApplication.shared.mainScreen }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { area }

  /// How many pixels a point has on each axis.
  open var scale: CGFloat { pixelsPerPoint }

  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: area.width * scale, height: area.height * scale)
  }

  /// How many pixels a point has on each axis of the device.
  open var nativeScale: CGFloat { scale }

  /// The traits that everything on the screen starts from.
  open var traitCollection: UITraitCollection { SystemTraits.snapshot }

  /// Does nothing: a screen is in no hierarchy, and not told of changes.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
