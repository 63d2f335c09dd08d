import Foundation

/// Makes one color out of another, so that a configuration can vary a color by its state.
///
/// Two transformers are the same if one is a copy of the other.
public struct UIConfigurationColorTransformer {
  /// Makes the resulting color.
  public let transform: (UIColor) -> UIColor
  fileprivate let identity = Identity()

  fileprivate final class Identity: Sendable {}

  /// Creates a transformer that calls the closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The color that becomes of the input.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer {
  /// Makes a gray of the same lightness, as the eye sees it.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let components = color.resolvedColor(with: traits).cgColor.rgb
      let white =
        0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
      return UIColor(white: white, alpha: components.alpha)
    }
  }

  /// Gives the color back: there is no accent color of the system that could take its place.
  nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Makes a gray that stands for the tint where no color is to attract the eye.
  nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { color in
    grayscale(color)
  }
}

/// A transformer, or none, that is compared by identity.
struct ComparedTransformer: Hashable {
  var transformer: UIConfigurationColorTransformer?

  func callAsFunction(_ color: UIColor) -> UIColor { transformer?(color) ?? color }

  static func == (left: ComparedTransformer, right: ComparedTransformer) -> Bool {
    left.transformer?.identity === right.transformer?.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(transformer.map { ObjectIdentifier($0.identity) })
  }
}
