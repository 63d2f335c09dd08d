import UIKitTestSupport
import Testing
import UIKit

/// Named colors from folders of assets.
@MainActor
@Suite(.headlessUIKit)
final class NamedColorTests {
  private let catalog: URL

  init() throws {
    catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xcassets")
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: catalog)
    } catch {
      Issue.record(error)
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = catalog.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func addColorSet(_ colors: String, named name: String) throws {
    try write("{\"colors\": [\(colors)], \"info\": {}}", to: "\(name).colorset/Contents.json")
  }

  private static func gray(_ white: String, _ more: String = "") -> String {
    """
    {"idiom": "universal", \(more) "color": {"color-space": "gray-gamma-22",
      "components": {"white": "\(white)", "alpha": "1.000"}}}
    """
  }

  private func error(_ body: () throws -> Void) -> AssetCatalogError? {
    do {
      try body()
      return nil
    } catch {
      return error as? AssetCatalogError
    }
  }

  @Test func `a color has variants for style and contrast`() throws {
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    try addColorSet(
      [
        Self.gray("0.1"), Self.gray("0.2", "\"appearances\": [\(dark)],"),
        Self.gray("0.3", "\"appearances\": [\(high)],"),
        Self.gray("0.4", "\"appearances\": [\(dark), \(high)],"),
      ].joined(separator: ","), named: "Paper")
    try Headless.addAssetCatalog(at: catalog)
    let color = try #require(UIColor(named: "Paper"))
    func white(_ mutations: (inout any UIMutableTraits) -> Void) -> CGFloat? {
      color.resolvedColor(with: UITraitCollection(mutations: mutations)).cgColor.components?.first
    }
    #expect(white { $0.userInterfaceStyle = .light } == 0.1)
    #expect(white { $0.userInterfaceStyle = .dark } == 0.2)
    #expect(white { $0.accessibilityContrast = .high } == 0.3)
    let both = white {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    }
    #expect(both == 0.4)
    let fixed = UIColor(
      named: "Paper", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(fixed == UIColor(white: 0.2, alpha: 1))
  }

  @Test func `components are fractions, numbers to 255 or hexadecimal`() throws {
    try addColorSet(
      """
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "0.5"}}}
      """, named: "Mixed")
    try Headless.addAssetCatalog(at: catalog)
    #expect(
      UIColor(named: "Mixed")?.resolvedColor(with: UITraitCollection()).cgColor.components
        == [0.2, 0.4, 0.6, 0.5])
  }

  @Test func `a color may refer to one of the system's`() throws {
    try addColorSet(
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"#,
      named: "Tint")
    try Headless.addAssetCatalog(at: catalog)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      UIColor(named: "Tint")?.resolvedColor(with: dark)
        == UIColor.systemBlue.resolvedColor(with: dark))
  }

  @Test func `folders give a namespace only if they say so`() throws {
    try addColorSet(Self.gray("0.5"), named: "Plain/Inner")
    try addColorSet(Self.gray("0.5"), named: "Spaced/Inner2")
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Spaced/Contents.json")
    try Headless.addAssetCatalog(at: catalog)
    #expect(UIColor(named: "Inner") != nil)
    #expect(UIColor(named: "Spaced/Inner2") != nil)
    #expect(UIColor(named: "Inner2") == nil)
  }

  @Test func `a name that nobody defines gives no color, also after a reset`() throws {
    #expect(UIColor(named: "Nothing") == nil)
    try addColorSet(Self.gray("0.5"), named: "Something")
    try Headless.addAssetCatalog(at: catalog)
    #expect(UIColor(named: "Something") != nil)
    Headless.reset()
    #expect(UIColor(named: "Something") == nil)
  }

  @Test func `what is no catalog is refused`() {
    let path = "/no/such/folder.xcassets"
    #expect(
      error { try Headless.addAssetCatalog(at: URL(fileURLWithPath: path)) }
        == .notACatalog(path: path))
  }

  @Test func `a color set without contents is refused`() throws {
    try write("", to: "Empty.colorset/other.txt")
    #expect(
      error { try Headless.addAssetCatalog(at: catalog) } == .missingContents(colorSet: "Empty"))
  }

  @Test(arguments: [
    ("{", "it is no JSON"), ("{\"info\": {}}", "\"colors\" is missing"),
    ("{\"colors\": []}", "it has no color"),
    ("{\"colors\": [{\"idiom\": 5}]}", "colors.Index 0.idiom has another type than expected"),
  ])
  func `malformed contents are refused with the reason`(text: String, reason: String) throws {
    try write(text, to: "Bad.colorset/Contents.json")
    #expect(
      error { try Headless.addAssetCatalog(at: catalog) }
        == .malformedContents(colorSet: "Bad", reason: reason))
  }

  @Test func `a bad component, space or reference is named`() throws {
    try addColorSet(Self.gray("much"), named: "Bad")
    #expect(
      error { try Headless.addAssetCatalog(at: catalog) }
        == .badComponent(colorSet: "Bad", component: "white", value: "much"))
    try addColorSet(
      #"{"idiom": "universal", "color": {"color-space": "cmyk", "components": {"alpha": "1"}}}"#,
      named: "Bad")
    #expect(
      error { try Headless.addAssetCatalog(at: catalog) }
        == .unknownColorSpace(colorSet: "Bad", name: "cmyk"))
    try addColorSet(
      #"{"idiom": "universal", "color": {"reference": "nobodysColor"}}"#, named: "Bad")
    #expect(
      error { try Headless.addAssetCatalog(at: catalog) }
        == .unknownSystemColor(colorSet: "Bad", name: "nobodysColor"))
  }
}
