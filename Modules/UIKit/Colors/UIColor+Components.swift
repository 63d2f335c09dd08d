public import Foundation

extension UIColor {
  /// Writes the components in extended sRGB under `UITraitCollection.current`; always succeeds.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = cgColor.rgb
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation and brightness under `UITraitCollection.current`; always succeeds.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = cgColor.rgb.hsb
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the brightness under `UITraitCollection.current`, if the color is a gray there.
  ///
  /// For any other color it writes nothing and returns `false`.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard let brightness = color.white else { return false }
    white?.pointee = brightness
    alpha?.pointee = color.alpha
    return true
  }
}
