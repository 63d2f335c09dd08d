import Foundation

/// The named colors of a folder that ends in ".xcassets".
struct ColorCatalog {
  private(set) var colors: [String: NamedColor] = [:]

  init(at url: URL) throws(AssetCatalogError) {
    guard url.pathExtension == "xcassets", Self.isFolder(url) else {
      throw .notACatalog(path: url.path)
    }
    try read(url, namespace: "")
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private mutating func read(_ folder: URL, namespace: String) throws(AssetCatalogError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw .notACatalog(path: folder.path)
    }
    for name in names {
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension {
      case "colorset":
        let color = namespace + url.deletingPathExtension().lastPathComponent
        colors[color] = NamedColor(color, variants: try Self.variants(of: url, named: color))
      case "" where Self.isFolder(url):
        let contents: FolderContents? = try Self.contents(of: url, named: namespace + name)
        let hasNamespace = contents?.properties?.providesNamespace == true
        try read(url, namespace: hasNamespace ? "\(namespace)\(name)/" : namespace)
      default:
        continue
      }
    }
  }

  private static func variants(
    of colorSet: URL, named name: String
  ) throws(AssetCatalogError) -> [NamedColor.Variant] {
    guard let contents: ColorSetContents = try contents(of: colorSet, named: name) else {
      throw .missingContents(colorSet: name)
    }
    var variants: [NamedColor.Variant] = []
    for entry in contents.colors {
      // Xcode lists variants that have no color yet.
      guard let color = entry.color else { continue }
      variants.append(try entry.variant(color: color.color(in: name), in: name))
    }
    if variants.isEmpty {
      throw .malformedContents(colorSet: name, reason: "it has no color")
    }
    return variants
  }

  /// The Contents.json of a folder; `nil` if there is none.
  private static func contents<Contents: Decodable>(
    of folder: URL, named name: String
  ) throws(AssetCatalogError) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    } catch DecodingError.keyNotFound(let key, _) {
      throw .malformedContents(colorSet: name, reason: "\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw .malformedContents(colorSet: name, reason: "\(path) has another type than expected")
    } catch {
      throw .malformedContents(colorSet: name, reason: "it is no JSON")
    }
  }
}

extension ColorSetContents.Entry {
  private static let idioms: [String: UIUserInterfaceIdiom] = [
    "iphone": .phone, "ipad": .pad, "tv": .tv, "car": .carPlay, "mac": .mac, "vision": .vision,
  ]

  func variant(
    color: UIColor, in colorSet: String
  ) throws(AssetCatalogError) -> NamedColor.Variant {
    var variant = NamedColor.Variant(color: color)
    if idiom != "universal" { variant.idiom = Self.idioms[idiom] ?? .unspecified }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): variant.style = .dark
      case ("luminosity", "light"): variant.style = .light
      case ("contrast", "high"): variant.contrast = .high
      default:
        throw .malformedContents(
          colorSet: colorSet,
          reason: "unknown appearance \(appearance.appearance) = \(appearance.value)")
      }
    }
    switch gamut {
    case nil: break
    case "sRGB": variant.gamut = .SRGB
    case "display-P3": variant.gamut = .P3
    case let gamut?:
      throw .malformedContents(colorSet: colorSet, reason: "unknown display gamut \(gamut)")
    }
    return variant
  }
}
