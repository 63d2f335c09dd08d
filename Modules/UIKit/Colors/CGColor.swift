public import Foundation

/// A fixed color: components in a color space, and an alpha.
///
/// A `CGColor` never changes; one that was made from a dynamic `UIColor` keeps the appearance that
/// was current when it was made.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let space: CGColorSpace
  /// The components, with alpha last.
  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// Creates a color from components in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgbSpace, values: [red, green, blue, alpha])
  }

  /// Creates a color from components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGraySpace, values: [gray, alpha])
  }

  /// Creates a gray.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a color from as many components as the space has, followed by alpha.
  ///
  /// The pointer must hold that many values.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The components, with alpha last.
  public var components: [CGFloat]? { values }

  /// How many components there are, with alpha.
  public var numberOfComponents: Int { values.count }

  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// The color that is wholly transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)
  /// Black, in grays and opaque.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White, in grays and opaque.
  public static let white = CGColor(gray: 1, alpha: 1)

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.space == right.space && left.values == right.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }

  public var description: String {
    "\(space) \(values.map { String(format: "%g", Double($0)) }.joined(separator: " "))"
  }
}
