import Foundation

/// Lengths in a row: where each begins, which lies at a distance, and changing one, each in a time
/// that grows with the logarithm of their number.
///
/// A binary tree in an array holds the sum of the leaves below each node. A sum depends on the lengths
/// alone, never on the changes that led to them, so that rounding errors do not add up.
struct SumTree {
  /// The root is at index 1, the children of `i` at `2 * i` and `2 * i + 1`.
  private var nodes: [CGFloat]
  private let firstLeaf: Int
  let count: Int

  init(_ lengths: [CGFloat]) {
    count = lengths.count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    firstLeaf = leaves
    nodes = Array(repeating: 0, count: 2 * leaves)
    nodes.replaceSubrange(leaves..<leaves + count, with: lengths)
    for index in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[index] = nodes[2 * index] + nodes[2 * index + 1]
    }
  }

  /// The sum of all lengths.
  var total: CGFloat { nodes[1] }

  subscript(index: Int) -> CGFloat {
    get { nodes[firstLeaf + index] }
    set {
      var node = firstLeaf + index
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
      }
    }
  }

  /// The sum of the first lengths.
  func sum(ofFirst count: Int) -> CGFloat {
    guard count < self.count else { return total }
    var sum: CGFloat = 0
    var node = firstLeaf + count
    while node > 1 {
      if node % 2 == 1 { sum += nodes[node - 1] }
      node /= 2
    }
    return sum
  }

  /// The index of the length in which the distance from the start lies; before the start the first,
  /// beyond the end the last. Lengths of zero hold no distance.
  func index(at distance: CGFloat) -> Int {
    var rest = distance
    var node = 1
    while node < firstLeaf {
      node *= 2
      if rest >= nodes[node] {
        rest -= nodes[node]
        node += 1
      }
    }
    return min(node - firstLeaf, max(0, count - 1))
  }
}
