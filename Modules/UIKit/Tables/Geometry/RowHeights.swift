import Foundation

/// The heights of the rows of a section, each either known or estimated.
///
/// While all rows are as high as the first guess, they cost no memory but a bit for those that are
/// known, and no time to be set up.
struct RowHeights {
  private(set) var count: Int
  /// The height of the rows without one of their own.
  private let standard: CGFloat
  private var tree: SumTree?
  private var known: [Bool]?
  private let isExact: Bool

  /// Rows of one height, which they keep or which stands until theirs is known.
  init(count: Int, height: CGFloat, isExact: Bool) {
    self.count = count
    standard = height
    self.isExact = isExact
  }

  /// Rows with a height each, known or estimated.
  init(_ heights: [CGFloat], isExact: Bool) {
    self.init(count: heights.count, height: 0, isExact: isExact)
    tree = SumTree(heights)
  }

  /// Rows with a height each, of which some are known.
  init(_ heights: [CGFloat], known: [Bool]) {
    self.init(heights, isExact: false)
    self.known = known
  }

  /// Whether nothing is kept of single rows.
  var isPlain: Bool { tree == nil && known == nil }

  var total: CGFloat { tree?.total ?? CGFloat(count) * standard }

  subscript(row: Int) -> CGFloat { tree?[row] ?? standard }

  /// Where a row begins, from the start of the first; the number of rows gives the end.
  func start(of row: Int) -> CGFloat { tree?.sum(ofFirst: row) ?? CGFloat(row) * standard }

  /// The row at the distance from the start of the first.
  func row(at distance: CGFloat) -> Int {
    if let tree { return tree.index(at: distance) }
    guard standard > 0, count > 0 else { return 0 }
    return Int(min(max(0, (distance / standard).rounded(.down)), CGFloat(count - 1)))
  }

  func isKnown(_ row: Int) -> Bool { isExact || (known?[row] ?? false) }

  /// Takes in the true height of a row.
  mutating func setKnown(_ row: Int, height: CGFloat) {
    guard !isExact || self[row] != height else { return }
    known = known ?? Array(repeating: false, count: count)
    known?[row] = true
    guard self[row] != height else { return }
    if tree == nil { tree = SumTree(Array(repeating: standard, count: count)) }
    tree?[row] = height
  }

  /// Has the height of a row measured anew; till then it stays.
  mutating func forget(_ row: Int) { known?[row] = false }

  /// The heights after an update: of each row that was there before its own, of the others a guess.
  func updated(count: Int, guess: RowHeights, oldRow: (Int) -> Int?) -> RowHeights {
    var heights: [CGFloat] = []
    var known: [Bool] = []
    heights.reserveCapacity(count)
    known.reserveCapacity(count)
    for row in 0..<count {
      let old = oldRow(row)
      heights.append(old.map { self[$0] } ?? guess[row])
      known.append(old.map(isKnown) ?? guess.isKnown(row))
    }
    return RowHeights(heights, known: known)
  }
}
