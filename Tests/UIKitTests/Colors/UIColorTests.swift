import Testing
import UIKit

/// Colors as values.
@Suite struct UIColorTests {
  @Test func `components come back as they were given`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(rgba(color) == [0.1, 0.2, 0.3, 0.4])
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(white: 0.5, alpha: 1).cgColor.components == [0.5, 1])
  }

  @Test func `a gray is not equal to a color of the same look in another space`() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hashValue == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hashValue)
  }

  @Test(arguments: [
    0: [1, 0, 0], 60: [1, 1, 0], 120: [0, 1, 0], 180: [0, 1, 1], 360: [1, 0, 0],
  ])
  func `hues go round the circle`(degrees: Int, expected: [CGFloat]) {
    let hue = CGFloat(degrees) / 360
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    for (component, value) in zip(rgba(color), expected) {
      #expect(abs(component - value) < 1e-9)
    }
  }

  @Test func `hue, saturation and brightness come back`() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 0.3, saturation: 0.4, brightness: 0.5, alpha: 0.6)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.3) < 1e-9)
    #expect(abs(saturation - 0.4) < 1e-9)
    #expect(abs(brightness - 0.5) < 1e-9)
    #expect(alpha == 0.6)
  }

  @Test func `only a gray has a brightness`() {
    var white = CGFloat(-1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
  }

  @Test func `Display P3 red lies outside sRGB, and its white is sRGB's`() {
    let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(red[0] - 1.0930) < 1e-3)
    #expect(abs(red[1] + 0.2267) < 1e-3)
    #expect(abs(red[2] + 0.1501) < 1e-3)
    for component in rgba(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) {
      #expect(abs(component - 1) < 1e-3)
    }
  }

  @Test func `descriptions are UIKit's`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
    #expect(UIColor.label.description == "<UIDynamicSystemColor: name = labelColor>")
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).description
        == "UIDisplayP3ColorSpace 1 0 0 0.5")
  }

  @Test func `another alpha keeps the rest`() {
    #expect(rgba(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.6))
  }

  @Test func `a core graphics color knows its space and its components`() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(color.numberOfComponents == 4)
    #expect(color.copy(alpha: 0.5)?.components == [0.1, 0.2, 0.3, 0.5])
    #expect(CGColorSpace(name: "no such space") == nil)
    if let gray = CGColorSpace(name: CGColorSpace.extendedGray) {
      #expect(CGColor(colorSpace: gray, components: [0.5, 0.25])?.alpha == 0.25)
    }
  }
}

/// Dynamic colors: rules K4 and K7.
@Suite struct DynamicColorTests {
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `K4: components follow the current traits`() {
    dark.performAsCurrent { #expect(dynamic.cgColor == UIColor.white.cgColor) }
    light.performAsCurrent { #expect(dynamic.cgColor == UIColor.black.cgColor) }
  }

  @Test func `K4: resolving ignores the current traits and gives a fixed color`() {
    dark.performAsCurrent {
      let resolved = dynamic.resolvedColor(with: light)
      #expect(resolved == .black)
      #expect(resolved.resolvedColor(with: dark) == .black)
    }
  }

  @Test func `K7: a provider gets custom traits`() {
    let themed = UIColor { $0.theme == .bold ? .red : .green }
    #expect(themed.resolvedColor(with: UITraitCollection(ThemeTrait.self, value: .bold)) == .red)
    #expect(themed.resolvedColor(with: UITraitCollection()) == .green)
  }

  @Test func `a provider may give a dynamic color, and reads the same traits as current`() {
    let outer = UIColor { _ in UIColor.systemBackground.withAlphaComponent(0.5) }
    #expect(rgba(outer.resolvedColor(with: dark)) == [0, 0, 0, 0.5])
    let copied = UIColor { _ in UIColor(cgColor: UIColor.systemBackground.cgColor) }
    #expect(rgba(copied.resolvedColor(with: dark)) == [0, 0, 0, 1])
  }

  @Test func `dynamic colors are equal only to themselves`() {
    #expect(dynamic == dynamic)
    #expect(dynamic != UIColor { _ in .black })
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .secondaryLabel)
  }

  @Test func `the system's colors have values for style, contrast and level`() {
    func hex(_ color: UIColor, _ mutations: (inout any UIMutableTraits) -> Void) -> String {
      rgba(color.resolvedColor(with: UITraitCollection(mutations: mutations)))
        .map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
    #expect(hex(.systemBlue) { $0.userInterfaceStyle = .light } == "007AFFFF")
    #expect(hex(.systemBlue) { $0.userInterfaceStyle = .dark } == "0A84FFFF")
    #expect(hex(.systemBlue) { $0.accessibilityContrast = .high } == "0040DDFF")
    #expect(
      hex(.systemBlue) {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      } == "409CFFFF")
    #expect(
      hex(.systemBackground) {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
      } == "1C1C1EFF")
    #expect(hex(.systemBackground) { $0.userInterfaceLevel = .elevated } == "FFFFFFFF")
    #expect(hex(.separator) { $0.userInterfaceStyle = .dark } == "54545899")
    #expect(hex(.secondaryLabel) { _ in } == "3C3C4399")
    #expect(hex(.systemGray6) { $0.userInterfaceStyle = .dark } == "1C1C1EFF")
  }
}

private func rgba(_ color: UIColor) -> [CGFloat] {
  var values = [CGFloat](repeating: -1, count: 4)
  values.withUnsafeMutableBufferPointer { buffer in
    guard let first = buffer.baseAddress else { return }
    color.getRed(first, green: first + 1, blue: first + 2, alpha: first + 3)
  }
  return values
}
