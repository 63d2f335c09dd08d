import Foundation

/// Lengths laid end to end, of which one may change without a walk over the rest.
///
/// Where one starts, which one lies at a position, and changing one each take time that grows with the
/// logarithm of their number (a binary indexed tree).
package struct Lengths {
  package private(set) var values: [CGFloat]
  /// Entry i - 1 is the sum of the values from i minus its lowest set bit up to i.
  private var tree: [CGFloat]

  package init(_ values: [CGFloat] = []) {
    self.values = values
    tree = values
    for index in stride(from: 1, through: values.count, by: 1) {
      let parent = index + index & -index
      if parent <= values.count { tree[parent - 1] += tree[index - 1] }
    }
  }

  /// Puts others in the place of some.
  ///
  /// Only those after the place are walked, and only if another number takes it.
  package mutating func replaceSubrange(_ range: Range<Int>, with others: [CGFloat]) {
    if others.count == range.count {
      for (index, other) in zip(range, others) where values[index] != other { self[index] = other }
      return
    }
    let after = Array(values[range.upperBound...])
    values.removeSubrange(range.lowerBound...)
    tree.removeSubrange(range.lowerBound...)
    for value in others { append(value) }
    for value in after { append(value) }
  }

  private mutating func append(_ value: CGFloat) {
    values.append(value)
    let start = values.count - values.count & -values.count
    var sum = value
    var index = values.count - 1
    while index > start {
      sum += tree[index - 1]
      index -= index & -index
    }
    tree.append(sum)
  }

  package var count: Int { values.count }

  /// The sum of all.
  package var total: CGFloat { start(of: values.count) }

  /// The sum of those before the index.
  package func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = index
    while index > 0 {
      sum += tree[index - 1]
      index -= index & -index
    }
    return sum
  }

  package subscript(index: Int) -> CGFloat {
    get { values[index] }
    set {
      let change = newValue - values[index]
      values[index] = newValue
      var place = index + 1
      while place <= tree.count {
        tree[place - 1] += change
        place += place & -place
      }
    }
  }

  /// The last that starts at or before the position, or the first.
  package func index(at position: CGFloat) -> Int {
    var index = 0
    var rest = position
    var step = 1 << (Int.bitWidth - 1 - max(values.count, 1).leadingZeroBitCount)
    while step > 0 {
      if index + step <= values.count, tree[index + step - 1] <= rest {
        index += step
        rest -= tree[index - 1]
      }
      step >>= 1
    }
    return min(index, max(values.count - 1, 0))
  }
}
