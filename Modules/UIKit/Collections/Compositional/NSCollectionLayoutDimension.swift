public import Foundation

/// How wide or high something of a compositional layout is.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  let kind: Kind
  private let value: CGFloat

  init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = CompositionalNumbers.notNegative(value, "a dimension")
    super.init()
  }

  /// A fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// A length in points that counts until the view says what it would like.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// The length of the longest among those beside each other in a group; until views say what they
  /// would like, the given one.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniform, estimatedDimension)
  }

  /// The fraction or length that the dimension was created with; 0 if that was no finite number or
  /// below zero, which is reported.
  public var dimension: CGFloat { value }

  /// Whether it is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length in points that nothing changes.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is a length in points that counts until the view says what it would like.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether it is the length of the longest among those beside each other in a group.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether views have a say.
  var isNegotiable: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container; what views say goes before an estimate.
  func length(in container: CGSize, preferred: CGFloat?) -> CGFloat {
    switch kind {
    case .fractionalWidth: value * container.width
    case .fractionalHeight: value * container.height
    case .absolute: value
    case .estimated, .uniform: max(preferred ?? value, 0)
    }
  }

  /// Dimensions do not change, so a copy is the same object.
  nonisolated public func copy(with zone: NSZone?) -> Any { self }

  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { kind == other.kind && value == other.value }
  }

  nonisolated public override var hash: Int { MainActor.assumeIsolated { value.hashValue } }
}

/// How large something of a compositional layout is.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject, NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Creates a size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// How the width is found.
  public var widthDimension: NSCollectionLayoutDimension { width }
  /// How the height is found.
  public var heightDimension: NSCollectionLayoutDimension { height }

  var isNegotiable: Bool { width.isNegotiable || height.isNegotiable }

  /// The size in a container; what a view says counts where the size is estimated.
  func size(in container: CGSize, preferred: CGSize?) -> CGSize {
    CGSize(
      width: width.length(in: container, preferred: preferred?.width),
      height: height.length(in: container, preferred: preferred?.height))
  }

  func dimension(along axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .vertical ? height : width
  }

  /// Sizes do not change, so a copy is the same object.
  nonisolated public func copy(with zone: NSZone?) -> Any { self }

  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return MainActor.assumeIsolated { width == other.width && height == other.height }
  }

  nonisolated public override var hash: Int { MainActor.assumeIsolated { width.hash } }
}
