import Foundation

/// A section of a compositional layout with its items.
///
/// Positions are along the direction of scrolling, from the start of the section. Only the groups that
/// are looked at are solved; of the others only the length is known, or taken to be as estimated.
@MainActor struct CompositionalSection {
  let template: NSCollectionLayoutSection
  let count: Int
  let axis: LayoutAxis
  /// The visible room without the insets of the section.
  let container: CGSize
  let insets: NSDirectionalEdgeInsets
  let boundaries: [BoundaryPlace]
  private(set) var preferred: [Int: CGSize]
  private let solver: (@escaping (Int) -> CGSize?) -> GroupSolver
  /// The first leaf of each group.
  private(set) var groupStarts: [Int] = []
  /// The length of each group with the spacing after it, along the axis on which groups follow.
  private(set) var groupLengths = Lengths()
  /// What every full group looks like, where views have no say.
  private var common: GroupSolution?
  /// How broad the groups of a section that scrolls by itself turned out to be.
  private var breadths: [Int: CGFloat] = [:]
  private var estimatedBreadth: CGFloat = 0

  init(
    _ template: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, container: CGSize,
    insets: NSDirectionalEdgeInsets, boundaries: [BoundaryPlace], preferred: [Int: CGSize],
    solver: @escaping (@escaping (Int) -> CGSize?) -> GroupSolver
  ) {
    self.template = template
    self.count = count
    self.axis = axis
    self.container = container
    self.insets = insets
    self.boundaries = boundaries
    self.preferred = preferred
    self.solver = solver
    layOutGroups()
  }

  var isOrthogonal: Bool { template.orthogonalScrollingBehavior != .none }

  /// The axis on which groups follow each other.
  var groupAxis: LayoutAxis { isOrthogonal ? axis.other : axis }

  // MARK: Lengths

  /// The length that views before the groups take, and those after them.
  private var lengthBefore: CGFloat {
    boundaries.reduce(0) { $0 + ($1.edge == .before && $1.item.extendsBoundary ? $1.length : 0) }
  }

  private var lengthAfter: CGFloat {
    boundaries.reduce(0) { $0 + ($1.edge == .after && $1.item.extendsBoundary ? $1.length : 0) }
  }

  private var insetBefore: CGFloat { axis == .vertical ? insets.top : insets.leading }
  private var insetAfter: CGFloat { axis == .vertical ? insets.bottom : insets.trailing }
  /// Where the groups start across the direction of scrolling.
  var crossStart: CGFloat { axis == .vertical ? insets.leading : insets.top }
  var groupsStart: CGFloat { lengthBefore + insetBefore }

  /// The length of all groups along the axis on which they follow.
  var lengthOfGroups: CGFloat {
    groupLengths.count == 0 ? 0 : groupLengths.total - template.interGroupSpacing
  }

  private var lengthOfContent: CGFloat {
    guard isOrthogonal else { return lengthOfGroups }
    return groupLengths.count == 0 ? 0 : breadths.values.max() ?? estimatedBreadth
  }

  /// Where what stands after the groups starts.
  var endOfContent: CGFloat { groupsStart + lengthOfContent + insetAfter }

  var length: CGFloat { endOfContent + lengthAfter }

  /// The content of a section that scrolls by itself, from the section's corner.
  var orthogonalFrame: CGRect {
    axis.rect(
      along: groupsStart, across: 0, length: lengthOfContent,
      breadth: axis.across(container) + axisInsets.before + axisInsets.after)
  }

  private var axisInsets: (before: CGFloat, after: CGFloat) {
    axis == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// How long the content of a section is that scrolls by itself.
  var orthogonalLength: CGFloat { axisInsets.before + lengthOfGroups + axisInsets.after }

  // MARK: Groups

  private mutating func layOutGroups() {
    groupStarts = []
    groupLengths = Lengths()
    common = nil
    breadths = [:]
    guard count > 0 else { return }
    // All full groups of which no view has said anything are alike.
    let usual = solver({ _ in nil })
      .solve(template.group, in: container, first: 0, available: count)
    let size = usual.leaves.count
    guard size > 0 else { return Headless.report(.emptyGroup) }
    estimatedBreadth = groupAxis.across(usual.size)
    let usualLength = groupAxis.along(usual.size) + template.interGroupSpacing
    if !template.group.isNegotiable { common = usual }
    guard template.group.isNegotiable, !preferred.isEmpty else {
      groupStarts = Array(stride(from: 0, to: count, by: size))
      groupLengths = Lengths(Array(repeating: usualLength, count: groupStarts.count))
      return
    }
    breakGroups(usualSize: size, usualLength: usualLength)
  }

  /// Breaks leaves of which some have said what they would like into groups.
  private mutating func breakGroups(usualSize: Int, usualLength: CGFloat) {
    var lengths: [CGFloat] = []
    var next = 0
    while next < count {
      groupStarts.append(next)
      let usual = next..<(next + usualSize)
      if usual.upperBound <= count, !usual.contains(where: { preferred[$0] != nil }) {
        lengths.append(usualLength)
        next = usual.upperBound
        continue
      }
      let solution = solveGroup(from: next)
      if isOrthogonal { breadths[groupStarts.count - 1] = groupAxis.across(solution.size) }
      lengths.append(groupAxis.along(solution.size) + template.interGroupSpacing)
      next += max(solution.leaves.count, 1)
    }
    groupLengths = Lengths(lengths)
  }

  private func solveGroup(from leaf: Int) -> GroupSolution {
    let preferred = preferred
    return solver({ preferred[$0] })
      .solve(template.group, in: container, first: leaf, available: count - leaf)
  }

  func leaves(ofGroup group: Int) -> Range<Int> {
    groupStarts[group]..<(group + 1 < groupStarts.count ? groupStarts[group + 1] : count)
  }

  func indexOfGroup(of leaf: Int) -> Int {
    var low = 0
    var high = groupStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if groupStarts[middle] <= leaf { low = middle } else { high = middle }
    }
    return low
  }

  func solution(ofGroup group: Int) -> GroupSolution {
    let leaves = leaves(ofGroup: group)
    if let common, common.leaves.count == leaves.count { return common }
    return solveGroup(from: leaves.lowerBound)
  }

  /// Where a group starts, from the section's corner; in the content of a section that scrolls by
  /// itself, from the corner of that, as if it had not been scrolled.
  func origin(ofGroup group: Int) -> CGPoint {
    let along = groupLengths.start(of: group)
    if isOrthogonal {
      let rect = groupAxis.rect(
        along: axisInsets.before + along, across: groupsStart, length: 0, breadth: 0)
      return rect.origin
    }
    return axis.rect(along: groupsStart + along, across: crossStart, length: 0, breadth: 0).origin
  }

  /// The groups that reach into a range of positions along the axis on which they follow.
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard !groupStarts.isEmpty else { return 0..<0 }
    let base = isOrthogonal ? axisInsets.before : groupsStart
    let first = groupLengths.index(at: start - base)
    var last = first
    var position = base + groupLengths.start(of: first)
    while last < groupStarts.count, position < end {
      position += groupLengths[last]
      last += 1
    }
    return first..<last
  }

  // MARK: Preferred sizes

  /// Takes in what the view of a leaf would like, and returns by how much the group's length changes,
  /// and where the group starts. Where groups break elsewhere then, all are laid out again.
  mutating func setPreferred(_ size: CGSize, of leaf: Int) -> (group: Int, change: CGFloat) {
    let group = indexOfGroup(of: leaf)
    let before = leaves(ofGroup: group)
    preferred[leaf] = size
    let solution = solveGroup(from: before.lowerBound)
    guard solution.leaves.count == before.count, staysBefore(group) else {
      layOutGroups()
      return (group, 0)
    }
    if isOrthogonal { breadths[group] = groupAxis.across(solution.size) }
    let length = groupAxis.along(solution.size) + template.interGroupSpacing
    let change = length - groupLengths[group]
    if change != 0 { groupLengths[group] = length }
    return (group, change)
  }

  /// Whether the group before would still not take the first leaf of this one.
  private func staysBefore(_ group: Int) -> Bool {
    guard group > 0 else { return true }
    let leaves = leaves(ofGroup: group - 1)
    return solveGroup(from: leaves.lowerBound).leaves.count == leaves.count
  }
}
