public import Foundation

/// A color, fixed or dynamic.
///
/// A dynamic color has a value for each set of traits. Asked for components it answers with those
/// for `UITraitCollection.current`; `resolvedColor(with:)` answers for the traits that it is given.
///
/// Colors are equal if they are fixed and have the same components in the same space, or if they
/// are the same dynamic color. A gray and a color of three equal components are not equal, as in
/// UIKit. Any thread may use a color.
open class UIColor: NSObject, @unchecked Sendable {
  enum Contents {
    case fixed(CGColor)
    case dynamic(DynamicColorSource)
  }

  let contents: Contents

  init(_ contents: Contents) {
    self.contents = contents
    super.init()
  }

  /// Creates a gray, where 0 is black and 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    contents = .fixed(CGColor(space: .graySpace, values: [white, alpha]))
    super.init()
  }

  /// Creates a color from components in sRGB; values outside 0…1 lie outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    contents = .fixed(CGColor(space: .rgbSpace, values: [red, green, blue, alpha]))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness.
  ///
  /// Hue goes round the circle once from 0 to 1; saturation and brightness are clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSBComponents(hue: hue, saturation: saturation, brightness: brightness)
      .rgb(alpha: alpha)
    contents = .fixed(
      CGColor(space: .rgbSpace, values: [rgb.red, rgb.green, rgb.blue, alpha]))
    super.init()
  }

  /// Creates a color from components in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    contents = .fixed(
      CGColor(space: .displayP3Space, values: [displayP3Red, green, blue, alpha]))
    super.init()
  }

  /// Creates a fixed color.
  public init(cgColor: CGColor) {
    contents = .fixed(cgColor)
    super.init()
  }

  /// Creates a dynamic color whose value for some traits a closure chooses.
  ///
  /// The closure gets all traits, custom ones included, and may be called on any thread. While it
  /// runs, the traits are also `UITraitCollection.current`.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    contents = .dynamic(ProvidedColor(dynamicProvider))
    super.init()
  }

  /// The fixed color that this color is under some traits.
  ///
  /// `UITraitCollection.current` plays no part. A fixed color resolves to itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch contents {
    case .fixed: self
    case .dynamic(let source):
      traitCollection.withCurrent { source.color(for: traitCollection) }
        .resolvedColor(with: traitCollection)
    }
  }

  /// The color as it is under `UITraitCollection.current`.
  ///
  /// What it is set on does not follow later changes of the traits.
  open var cgColor: CGColor {
    switch contents {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The same color with another alpha; dynamic if this one is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch contents {
    case .fixed(let color): UIColor(.fixed(color.copy(alpha: alpha) ?? color))
    case .dynamic: UIColor(.dynamic(TranslucentColor(self, alpha: alpha)))
    }
  }

  /// Whether the color depends on traits.
  package var isDynamic: Bool {
    if case .dynamic = contents { true } else { false }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (contents, other.contents) {
    case (.fixed(let color), .fixed(let otherColor)): color == otherColor
    case (.dynamic(let source), .dynamic(let otherSource)): source.isEqual(to: otherSource)
    default: false
    }
  }

  open override var hash: Int {
    var hasher = Hasher()
    switch contents {
    case .fixed(let color): hasher.combine(color)
    case .dynamic(let source): source.hash(into: &hasher)
    }
    return hasher.finalize()
  }

  open override var description: String {
    switch contents {
    case .fixed(let color): color.uiKitDescription
    case .dynamic(let source): source.description
    }
  }

  open override var debugDescription: String { description }
}

extension UIColor: NSCopying {
  /// The color itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGColor {
  /// The color as UIKit describes it.
  fileprivate var uiKitDescription: String {
    let space =
      switch colorSpace {
      case CGColorSpace.displayP3Space: "UIDisplayP3ColorSpace"
      case CGColorSpace.graySpace, CGColorSpace.genericGraySpace: "UIExtendedGrayColorSpace"
      default: "UIExtendedSRGBColorSpace"
      }
    let values = (components ?? []).map { String(format: "%g", Double($0)) }
    return "\(space) \(values.joined(separator: " "))"
  }
}
