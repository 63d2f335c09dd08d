public import Foundation

extension UIImage {
  /// What a variant of an image is made for: traits, and a language.
  ///
  /// A configuration is immutable; two are equal if their traits and their language are. Any thread may
  /// use one.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; `nil` where none are asked for.
    public let traitCollection: UITraitCollection?

    /// The language; `nil` for any.
    public let locale: Locale?

    required init(_ traitCollection: UITraitCollection?, _ locale: Locale?) {
      self.traitCollection = traitCollection
      self.locale = locale
      super.init()
    }

    /// Creates a configuration of traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traitCollection, nil)
    }

    /// Creates a configuration of a language.
    public convenience init(locale: Locale?) {
      self.init(nil, locale)
    }

    /// A configuration with what another one sets on top of this one's: traits one by one.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return Self(
        Self.merge(traitCollection, other.traitCollection), other.locale ?? locale)
    }

    /// A configuration that differs in its traits; `nil` takes them away.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(traitCollection, locale)
    }

    /// A configuration that differs in its language; `nil` takes it away.
    public func withLocale(_ locale: Locale?) -> Self {
      Self(traitCollection, locale)
    }

    private static func merge(
      _ lower: UITraitCollection?, _ upper: UITraitCollection?
    ) -> UITraitCollection? {
      guard let lower, let upper else { return upper ?? lower }
      var storage = lower.allTraits
      storage.merge(upper.allTraits)
      return UITraitCollection(storage: storage)
    }

    /// Returns the configuration itself, which nobody can change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else {
        return false
      }
      return traitCollection == other.traitCollection && locale == other.locale
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(traitCollection)
      hasher.combine(locale)
      return hasher.finalize()
    }
  }
}
