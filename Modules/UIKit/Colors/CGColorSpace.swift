/// How the components of a color are to be read.
///
/// The names are Swift strings here, as there is no `CFString` off Apple platforms.
public final class CGColorSpace: Hashable, Sendable, CustomStringConvertible {
  /// The space's name, one of the constants below, or `nil` for none.
  public let name: String?

  /// How many components a color has, without alpha.
  public let numberOfComponents: Int

  private let identifier: String

  /// Creates the space with a name of one of the constants; `nil` for any other name.
  public convenience init?(name: String) {
    guard let components = Self.componentCounts[name] else { return nil }
    self.init(identifier: name, numberOfComponents: components)
  }

  private init(identifier: String, numberOfComponents: Int) {
    self.identifier = identifier
    self.numberOfComponents = numberOfComponents
    name = identifier
  }

  /// The name of the standard space of red, green and blue, whose components go from 0 to 1.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the standard space, with components below 0 and above 1 for colors outside it.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the wider space of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the space of grays, with components below 0 and above 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of the space of grays whose components grow with a gamma of 2.2.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let componentCounts = [
    "kCGColorSpaceSRGB": 3, "kCGColorSpaceExtendedSRGB": 3, "kCGColorSpaceDisplayP3": 3,
    "kCGColorSpaceExtendedGray": 1, "kCGColorSpaceGenericGrayGamma2_2": 1,
  ]

  static let rgbSpace = CGColorSpace(
    identifier: "kCGColorSpaceExtendedSRGB", numberOfComponents: 3)
  static let srgbSpace = CGColorSpace(identifier: "kCGColorSpaceSRGB", numberOfComponents: 3)
  static let displayP3Space = CGColorSpace(
    identifier: "kCGColorSpaceDisplayP3", numberOfComponents: 3)
  static let graySpace = CGColorSpace(
    identifier: "kCGColorSpaceExtendedGray", numberOfComponents: 1)
  static let genericGraySpace = CGColorSpace(
    identifier: "kCGColorSpaceGenericGrayGamma2_2", numberOfComponents: 1)

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }

  public var description: String { identifier }
}
