public import Foundation

/// A distance in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
  private let value: CGFloat
  private let mayGrow: Bool

  init(_ value: CGFloat, mayGrow: Bool) {
    self.value = CompositionalNumbers.finite(value, "a spacing")
    self.mayGrow = mayGrow
    super.init()
  }

  /// A distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, mayGrow: false) }

  /// A distance of at least so many points, which takes its share of what is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, mayGrow: true)
  }

  /// The distance in points; of a flexible one, the least.
  public var spacing: CGFloat { value }
  /// Whether the distance is exactly what it says.
  public var isFixed: Bool { !mayGrow }
  /// Whether the distance takes its share of what room is left.
  public var isFlexible: Bool { mayGrow }

  /// Spacings do not change, so a copy is the same object.
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
}

/// The distances that an item keeps at its edges.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Creates distances; `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  /// The distance before the item along the line of writing; `nil` for none.
  public var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// The distance above the item; `nil` for none.
  public var top: NSCollectionLayoutSpacing? { edges[1] }
  /// The distance behind the item along the line of writing; `nil` for none.
  public var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// The distance below the item; `nil` for none.
  public var bottom: NSCollectionLayoutSpacing? { edges[3] }

  /// The distances before and after along an axis.
  func along(
    _ axis: LayoutAxis
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    axis == .vertical ? (top, bottom) : (leading, trailing)
  }

  /// Spacings do not change, so a copy is the same object.
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
}
