/// What can be wrong with a folder of named assets.
public enum AssetCatalogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no folder of that name ending in ".xcassets". Check the path and that the folder is
  /// among the program's resources.
  case notACatalog(path: String)

  /// A color set has no readable Contents.json.
  case missingContents(colorSet: String)

  /// A Contents.json is not what Xcode writes; the reason says where.
  case malformedContents(colorSet: String, reason: String)

  /// A color names a color space other than sRGB, extended sRGB, Display P3 and gray gamma 2.2.
  case unknownColorSpace(colorSet: String, name: String)

  /// A component is missing, or is neither a fraction, a number to 255 nor two hexadecimal digits.
  case badComponent(colorSet: String, component: String, value: String)

  /// A color refers to a color of the system that does not exist.
  case unknownSystemColor(colorSet: String, name: String)

  public var description: String {
    switch self {
    case .notACatalog(let path): "\(path) is no folder that ends in .xcassets"
    case .missingContents(let set): "color set \(set) has no readable Contents.json"
    case .malformedContents(let set, let reason):
      "Contents.json of color set \(set) is malformed: \(reason)"
    case .unknownColorSpace(let set, let name): "color set \(set) has unknown color space \(name)"
    case .badComponent(let set, let component, let value):
      "color set \(set) has \"\(value)\" for its component \(component)"
    case .unknownSystemColor(let set, let name):
      "color set \(set) refers to \(name), which is no color of the system"
    }
  }
}
