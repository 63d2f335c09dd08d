/// Counters that tell cached results whether they still hold.
///
/// A cache remembers the count at which it was filled; it holds as long as the count has not moved.
/// The counters are shared by all hierarchies: moving one too often costs time, never correctness.
@MainActor
@usableFromInline
package enum Generations {
  /// Moves when some node may find a key in another cell than before: an override came or went, or
  /// a node with overrides was moved.
  @exclusivity(unchecked)
  @usableFromInline
  static var resolution: UInt64 = 1

  /// Moves when a write may have to tell other nodes than before: a node that listens, or one that
  /// holds such nodes, was moved, or started or stopped listening; or `resolution` moved.
  @exclusivity(unchecked)
  static var audience: UInt64 = 1

  /// Moves whenever some node may resolve some key to another value than before.
  @exclusivity(unchecked)
  @usableFromInline
  static var values: UInt64 = 1

  static func overridesChanged() {
    resolution &+= 1
    audience &+= 1
    values &+= 1
  }
}
