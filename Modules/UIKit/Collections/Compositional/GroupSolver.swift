import Foundation

/// Places the cells of one repetition of a group.
@MainActor struct GroupSolver {
  /// What the view of a leaf would like, if it has said so.
  let preferredSize: (Int) -> CGSize?
  let environment: (CGSize) -> any NSCollectionLayoutEnvironment

  /// A part of a group that has been placed along the group's axis.
  private struct Part {
    let item: NSCollectionLayoutItem
    var size: CGSize
    /// The places within, if it is a group.
    var inner: GroupSolution?
    let before: NSCollectionLayoutSpacing?
    let after: NSCollectionLayoutSpacing?
  }

  /// Places as many leaves as the group has room for, or as there are.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, available: Int
  ) -> GroupSolution {
    let size = group.layoutSize.size(in: container, preferred: nil)
    if case .custom(let provider) = group.arrangement {
      return custom(provider(environment(size)), size: size, available: available)
    }
    let insets = group.contentInsets
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    var parts = take(group, room: room, first: first, available: available)
    makeUniform(&parts)
    return place(parts, of: group, size: size, room: room)
  }

  private func custom(
    _ items: [NSCollectionLayoutGroupCustomItem], size: CGSize, available: Int
  ) -> GroupSolution {
    var solution = GroupSolution(size: size)
    for item in items.prefix(available) {
      solution.leaves.append(
        .init(frame: item.frame, place: item.frame, item: nil, zIndex: item.zIndex))
    }
    return solution
  }

  // MARK: Taking parts

  private func take(
    _ group: NSCollectionLayoutGroup, room: CGSize, first: Int, available: Int
  ) -> [Part] {
    let axis = group.axis
    let subitems = group.subitems
    guard !subitems.isEmpty else { return [] }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let limit = limit(of: group, subitems: subitems.count)
    let partRoom = self.room(for: group, in: room, spacing: spacing)
    var parts: [Part] = []
    var used: CGFloat = 0
    var leaves = 0
    while parts.count < limit, leaves < available {
      let item = subitems[parts.count % subitems.count]
      let part = make(
        item, in: partRoom, sharing: group, first: first + leaves, available: available - leaves)
      let length = length(of: part, along: axis)
      let isFilling = limit == .max
      if isFilling, !parts.isEmpty, used + spacing + length > axis.along(room) + 0.001 { break }
      // What takes no room would fit without end.
      if isFilling, length + spacing <= 0, parts.count >= subitems.count { break }
      used += length + (parts.isEmpty ? 0 : spacing)
      leaves += part.inner?.leaves.count ?? 1
      parts.append(part)
      if part.inner?.leaves.isEmpty == true { break }
    }
    return parts
  }

  /// How many parts a group takes; no limit where it takes what fits.
  private func limit(of group: NSCollectionLayoutGroup, subitems: Int) -> Int {
    switch group.arrangement {
    case .filling(let axis):
      group.layoutSize.dimension(along: axis).isNegotiable ? subitems : .max
    case .repeating(_, let count), .sharing(_, let count): min(max(count, 0), .max - 1)
    case .custom: 0
    }
  }

  /// The room of which the parts take fractions: where their number is given, without what lies between
  /// them, so that as many fractions of as many parts fit (own decision).
  private func room(
    for group: NSCollectionLayoutGroup, in room: CGSize, spacing: CGFloat
  ) -> CGSize {
    switch group.arrangement {
    case .repeating(let axis, let count), .sharing(let axis, let count):
      let rest = max(axis.along(room) - spacing * CGFloat(max(count, 1) - 1), 0)
      return axis.size(along: rest, across: axis.across(room))
    case .filling, .custom: return room
    }
  }

  private func make(
    _ item: NSCollectionLayoutItem, in room: CGSize, sharing group: NSCollectionLayoutGroup,
    first: Int, available: Int
  ) -> Part {
    let axis = group.axis
    let edges = item.edgeSpacing?.along(axis)
    if let inner = item as? NSCollectionLayoutGroup {
      let solution = solve(inner, in: room, first: first, available: available)
      return Part(
        item: item, size: solution.size, inner: solution, before: edges?.before,
        after: edges?.after)
    }
    var size = item.layoutSize.size(in: room, preferred: preferredSize(first))
    if case .sharing(_, let count) = group.arrangement {
      size = axis.size(along: axis.along(room) / CGFloat(max(count, 1)), across: axis.across(size))
    }
    return Part(item: item, size: size, before: edges?.before, after: edges?.after)
  }

  private func length(of part: Part, along axis: LayoutAxis) -> CGFloat {
    axis.along(part.size) + (part.before?.spacing ?? 0) + (part.after?.spacing ?? 0)
  }

  /// Dimensions that are uniform across siblings become those of the largest.
  private func makeUniform(_ parts: inout [Part]) {
    let wide = parts.filter { $0.item.layoutSize.widthDimension.isUniformAcrossSiblings }
    let high = parts.filter { $0.item.layoutSize.heightDimension.isUniformAcrossSiblings }
    guard !wide.isEmpty || !high.isEmpty else { return }
    let width = wide.map(\.size.width).max() ?? 0
    let height = high.map(\.size.height).max() ?? 0
    for index in parts.indices {
      let size = parts[index].item.layoutSize
      if size.widthDimension.isUniformAcrossSiblings { parts[index].size.width = width }
      if size.heightDimension.isUniformAcrossSiblings { parts[index].size.height = height }
    }
  }

  // MARK: Placing them

  private func place(
    _ parts: [Part], of group: NSCollectionLayoutGroup, size: CGSize, room: CGSize
  ) -> GroupSolution {
    let axis = group.axis
    let insets = group.contentInsets
    let gaps = CGFloat(max(parts.count - 1, 0))
    let used =
      parts.reduce(0) { $0 + length(of: $1, along: axis) }
      + gaps * (group.interItemSpacing?.spacing ?? 0)
    var solution = GroupSolution(size: size)
    let isAlongNegotiable = group.layoutSize.dimension(along: axis).isNegotiable
    let extra = isAlongNegotiable ? 0 : growth(parts, group, left: axis.along(room) - used)
    let breadths = parts.map { breadth(of: $0, axis: axis) }
    let crossDimension =
      axis == .vertical
      ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let across = crossDimension.isNegotiable ? breadths.max() ?? 0 : axis.across(room)
    var along = axis == .vertical ? insets.top : insets.leading
    let crossStart = axis == .vertical ? insets.leading : insets.top
    for (index, part) in parts.enumerated() {
      if index > 0, let spacing = group.interItemSpacing {
        along += spacing.spacing + (spacing.isFlexible ? extra : 0)
      }
      along += grown(part.before, extra)
      let offset = crossOffset(of: part, axis: axis, room: across, breadth: breadths[index])
      add(
        part,
        at: axis.rect(
          along: along, across: crossStart + offset, length: axis.along(part.size),
          breadth: axis.across(part.size)), to: &solution)
      along += axis.along(part.size) + grown(part.after, extra)
    }
    let end = axis == .vertical ? insets.bottom : insets.trailing
    let crossEnd = axis == .vertical ? insets.trailing : insets.bottom
    solution.size = axis.size(
      along: isAlongNegotiable ? along + end : axis.along(size),
      across: crossDimension.isNegotiable ? crossStart + across + crossEnd : axis.across(size))
    for item in group.supplementaryItems where !solution.leaves.isEmpty {
      solution.supplements.append(
        .init(
          item: item, leaf: 0, frame: item.frame(at: CGRect(origin: .zero, size: solution.size))))
    }
    return solution
  }

  private func grown(_ spacing: NSCollectionLayoutSpacing?, _ extra: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? extra : 0)
  }

  /// How much each flexible spacing grows to take what is left.
  private func growth(
    _ parts: [Part], _ group: NSCollectionLayoutGroup, left: CGFloat
  ) -> CGFloat {
    var flexible = group.interItemSpacing?.isFlexible == true ? max(parts.count - 1, 0) : 0
    for part in parts {
      if part.before?.isFlexible == true { flexible += 1 }
      if part.after?.isFlexible == true { flexible += 1 }
    }
    return flexible > 0 ? max(left, 0) / CGFloat(flexible) : 0
  }

  private func breadth(of part: Part, axis: LayoutAxis) -> CGFloat {
    let edges = part.item.edgeSpacing?.along(axis.other)
    return axis.across(part.size) + (edges?.before?.spacing ?? 0) + (edges?.after?.spacing ?? 0)
  }

  private func crossOffset(
    of part: Part, axis: LayoutAxis, room: CGFloat, breadth: CGFloat
  ) -> CGFloat {
    guard let edges = part.item.edgeSpacing?.along(axis.other) else { return 0 }
    let flexible = [edges.before, edges.after].filter { $0?.isFlexible == true }.count
    let extra = flexible > 0 ? max(room - breadth, 0) / CGFloat(flexible) : 0
    return grown(edges.before, extra)
  }

  private func add(_ part: Part, at place: CGRect, to solution: inout GroupSolution) {
    if var inner = part.inner {
      inner.move(by: place.origin)
      let first = solution.leaves.count
      solution.leaves += inner.leaves
      solution.supplements += inner.supplements.map {
        .init(item: $0.item, leaf: $0.leaf + first, frame: $0.frame)
      }
      return
    }
    let size = part.item.layoutSize
    let insets = part.item.contentInsets
    var frame = place
    if !size.widthDimension.isNegotiable {
      frame.origin.x += insets.leading
      frame.size.width = max(frame.width - insets.leading - insets.trailing, 0)
    }
    if !size.heightDimension.isNegotiable {
      frame.origin.y += insets.top
      frame.size.height = max(frame.height - insets.top - insets.bottom, 0)
    }
    for item in part.item.supplementaryItems {
      solution.supplements.append(
        .init(item: item, leaf: solution.leaves.count, frame: item.frame(at: frame)))
    }
    solution.leaves.append(.init(frame: frame, place: place, item: part.item))
  }
}

extension LayoutAxis {
  var other: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}
