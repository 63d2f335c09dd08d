/// A tree to measure on: for each member, in an order in which parents come first, its parent.
public struct Shape: Sendable {
  public let name: String
  /// The index of each member's parent; of the first member, the root, -1.
  public let parents: [Int]
  public let depths: [Int]
  /// Whether, as in a real screen, one member in twenty overrides something of no concern here.
  public let hasOtherOverrides: Bool

  init(_ name: String, parents: [Int], hasOtherOverrides: Bool = false) {
    self.name = name
    self.parents = parents
    self.hasOtherOverrides = hasOtherOverrides
    var depths = [0]
    for parent in parents.dropFirst() { depths.append(depths[parent] + 1) }
    self.depths = depths
  }

  public var count: Int { parents.count }

  /// The first of the deepest members.
  public var deepest: Int {
    depths.indices.max { depths[$0] < depths[$1] } ?? 0
  }

  public func overridesOther(_ index: Int) -> Bool {
    hasOtherOverrides && index % 20 == 7
  }

  /// Whether a member is one of ten that listen while all others do not.
  public func isOneOfTen(_ index: Int) -> Bool {
    let step = count / 10
    return index % step == step / 2
  }
}

extension Shape {
  /// One branch: each member is the only child of the one before.
  public static func chain(_ depth: Int) -> Shape {
    Shape("chain\(depth)", parents: (0...depth).map { $0 - 1 })
  }

  /// Ten children to a member, as even as it goes.
  public static func balanced(_ count: Int) -> Shape {
    Shape("balanced\(count)", parents: (0..<count).map { $0 == 0 ? -1 : ($0 - 1) / 10 })
  }

  /// A tree as uneven as a screen's, 12 deep; the same in every run and in every contender.
  public static func screen(_ count: Int) -> Shape {
    var parents = [-1]
    var depths = [0]
    var random: UInt64 = 12345
    for index in 1..<count {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var parent = max(0, index - 1 - Int(random >> 33) % 120)
      while depths[parent] >= 12 { parent = parents[parent] }
      parents.append(parent)
      depths.append(depths[parent] + 1)
    }
    return Shape("ui\(count)", parents: parents, hasOtherOverrides: true)
  }

  /// Those that every contender is measured on.
  public static let all: [Shape] = [
    chain(10), chain(100), chain(1000), balanced(1000), balanced(10_000), balanced(100_000),
    screen(2000),
  ]

  public static let largest = balanced(100_000)

  /// What is inserted into a member at depth 6 of `screen(2000)`, and removed again.
  public static let inserted = balanced(1000)
}
