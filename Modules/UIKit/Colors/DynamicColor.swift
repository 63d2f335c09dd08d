/// What a dynamic color draws its values from.
///
/// Instances are compared by identity unless the type says otherwise.
class DynamicColorSource: @unchecked Sendable {
  init() {}

  /// The color for some traits; may be dynamic itself.
  func color(for traits: UITraitCollection) -> UIColor { .clear }

  func isEqual(to other: DynamicColorSource) -> Bool { self === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var description: String { "<UIDynamicColor>" }
}

/// A color that a closure chooses.
///
/// The closure is called on whatever thread resolves the color, as in UIKit; it must be fit for it.
final class ProvidedColor: DynamicColorSource, @unchecked Sendable {
  private let provider: (UITraitCollection) -> UIColor

  init(_ provider: @escaping (UITraitCollection) -> UIColor) {
    self.provider = provider
  }

  override func color(for traits: UITraitCollection) -> UIColor { provider(traits) }

  override var description: String { "<UIDynamicProviderColor>" }
}

/// A dynamic color with an alpha of its own.
final class TranslucentColor: DynamicColorSource, @unchecked Sendable {
  private let base: UIColor
  private let alpha: CGFloat

  init(_ base: UIColor, alpha: CGFloat) {
    self.base = base
    self.alpha = alpha
  }

  override func color(for traits: UITraitCollection) -> UIColor {
    base.resolvedColor(with: traits).withAlphaComponent(alpha)
  }

  override func isEqual(to other: DynamicColorSource) -> Bool {
    guard let other = other as? TranslucentColor else { return false }
    return alpha == other.alpha && base == other.base
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(alpha)
  }

  override var description: String { "<\(base); alpha = \(alpha)>" }
}
