import Foundation

/// A color as red, green and blue of sRGB, where values outside 0…1 stand for colors outside sRGB.
struct RGBComponents: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
}

/// A color as hue, saturation and brightness, each from 0 to 1.
struct HSBComponents: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat
}

extension CGColor {
  /// The color in extended sRGB.
  var rgb: RGBComponents {
    let values = components ?? []
    guard values.count == 4 else {
      return RGBComponents(red: values[0], green: values[0], blue: values[0], alpha: alpha)
    }
    let components = RGBComponents(
      red: values[0], green: values[1], blue: values[2], alpha: values[3])
    return colorSpace == .displayP3Space ? components.convertedFromDisplayP3() : components
  }

  /// The brightness, if the color is a gray.
  var white: CGFloat? {
    let rgb = rgb
    return rgb.red == rgb.green && rgb.green == rgb.blue ? rgb.red : nil
  }
}

extension RGBComponents {
  /// Reads the components as Display P3 and gives the same color in extended sRGB.
  ///
  /// Both spaces have the curve and white point of sRGB, so one matrix between linear components is
  /// the whole conversion. The matrix follows from the primaries of the two spaces.
  func convertedFromDisplayP3() -> RGBComponents {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return RGBComponents(
      red: Self.encoded(1.2249401 * r - 0.2249402 * g),
      green: Self.encoded(-0.0420569 * r + 1.0420571 * g),
      blue: Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
      alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  var hsb: HSBComponents {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let range = high - low
    guard range > 0 else { return HSBComponents(hue: 0, saturation: 0, brightness: high) }
    let sector: CGFloat =
      if high == red {
        (green - blue) / range
      } else if high == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    let hue = sector / 6
    return HSBComponents(
      hue: hue < 0 ? hue + 1 : hue, saturation: high == 0 ? 0 : range / high, brightness: high)
  }
}

extension HSBComponents {
  /// Hue is taken round the circle; saturation and brightness are clamped to 0…1.
  func rgb(alpha: CGFloat) -> RGBComponents {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let position = (hue - hue.rounded(.down)) * 6
    let sector = position.rounded(.down)
    let fraction = position - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return RGBComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
