import UIEnvironmentCore

/// Merges lists of nodes that are each in pre-order: parents before children, siblings in order.
@MainActor
enum PreorderMerge {
  /// Costs n log k comparisons for n nodes in k lists; none, but one a list, where the lists follow
  /// one another.
  static func merge(_ lists: ArraySlice<[TraitNode]>) -> [TraitNode] {
    guard lists.count > 1 else { return lists.first ?? [] }
    let middle = (lists.startIndex + lists.endIndex) / 2
    return merge(merge(lists[..<middle]), merge(lists[middle...]))
  }

  private static func merge(_ left: [TraitNode], _ right: [TraitNode]) -> [TraitNode] {
    guard let last = left.last, let first = right.first else { return left + right }
    if last.place.precedes(first.place) { return left + right }
    var merged: [TraitNode] = []
    merged.reserveCapacity(left.count + right.count)
    var rest = right[...]
    for node in left {
      while let candidate = rest.first, !node.place.precedes(candidate.place) {
        if candidate !== node { merged.append(candidate) }
        rest.removeFirst()
      }
      merged.append(node)
    }
    return merged + rest
  }
}
