import Foundation

extension UICollectionViewCompositionalLayout {
  /// In front of cells.
  private static var pinnedIndex: Int { 10 }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    if !sections.isEmpty {
      let (start, end) = (axis.start(rect), axis.end(rect))
      var index = sectionLengths.index(at: start - startOfSections)
      var origin = sectionStart(index)
      while index < sections.count, origin < end {
        add(section: index, at: origin, in: rect, to: &result)
        origin += sectionLengths[index]
        index += 1
      }
    }
    for (index, place) in outerBoundaries.enumerated() {
      let attributes = attributesOfOuter(place, at: IndexPath(index: index))
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    return result
  }

  private func add(
    section index: Int, at origin: CGFloat, in rect: CGRect,
    to result: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = sections[index]
    var cells: [UICollectionViewLayoutAttributes] = []
    var visible = rect
    if section.isOrthogonal {
      guard orthogonalFrame(ofSection: index).overlaps(rect) else { return }
      visible = orthogonallyVisibleRect(ofSection: index)
    }
    let groupAxis = section.groupAxis
    let shift = section.isOrthogonal ? 0 : origin
    let groups = section.groups(
      from: groupAxis.start(visible) - shift, to: groupAxis.end(visible) - shift)
    for group in groups {
      forEachElement(ofGroup: group, in: index, at: origin) { attributes in
        if attributes.frame.overlaps(visible) { cells.append(attributes) }
      }
    }
    callHandler(of: section, with: cells, in: visible)
    result += cells
    for place in section.boundaries {
      let attributes = attributesOfBoundary(place, section: index)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    for item in section.template.decorationItems {
      let attributes = attributesOfBackground(item, section: index)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
  }

  /// Calls the body with the cells of a group and what supplements them.
  private func forEachElement(
    ofGroup group: Int, in section: Int, at origin: CGFloat,
    _ body: (UICollectionViewLayoutAttributes) -> Void
  ) {
    let solution = sections[section].solution(ofGroup: group)
    let offset = moved(sections[section].origin(ofGroup: group), by: origin)
    let first = sections[section].groupStarts[group]
    for (index, leaf) in solution.leaves.enumerated() {
      let attributes = makeAttributes(.cell(IndexPath(item: first + index, section: section)))
      attributes.frame = leaf.frame.offsetBy(dx: offset.x, dy: offset.y)
      attributes.zIndex = leaf.zIndex
      body(attributes)
    }
    for supplement in solution.supplements {
      let path = IndexPath(item: first + supplement.leaf, section: section)
      let attributes = makeAttributes(.supplementary(supplement.item.elementKind, path))
      attributes.frame = supplement.frame.offsetBy(dx: offset.x, dy: offset.y)
      attributes.zIndex = supplement.item.zIndex
      body(attributes)
    }
  }

  private func moved(_ point: CGPoint, by origin: CGFloat) -> CGPoint {
    axis == .vertical
      ? CGPoint(x: point.x, y: point.y + origin) : CGPoint(x: point.x + origin, y: point.y)
  }

  // MARK: One element

  private func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].count
      && !sections[path.section].groupStarts.isEmpty
  }

  private func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard has(key.indexPath) else { return nil }
    let section = key.indexPath.section
    let group = sections[section].indexOfGroup(of: key.indexPath.item)
    var found: UICollectionViewLayoutAttributes?
    forEachElement(ofGroup: group, in: section, at: sectionStart(section)) {
      if $0.key == key { found = $0 }
    }
    return found
  }

  func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    element(.cell(path))
  }

  func attributesOfSupplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if path.count == 1, outerBoundaries.indices.contains(path[0]),
      outerBoundaries[path[0]].item.elementKind == kind
    {
      return attributesOfOuter(outerBoundaries[path[0]], at: path)
    }
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    if path.item == 0,
      let place = sections[path.section].boundaries.first(where: { $0.item.elementKind == kind })
    {
      return attributesOfBoundary(place, section: path.section)
    }
    return element(.supplementary(kind, path))
  }

  func attributesOfDecoration(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    return sections[path.section].template.decorationItems.first { $0.elementKind == kind }
      .map { attributesOfBackground($0, section: path.section) }
  }

  private func attributesOfBackground(
    _ item: NSCollectionLayoutDecorationItem, section index: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      ElementKey(
        category: .decorationView, kind: item.elementKind,
        indexPath: IndexPath(item: 0, section: index)))
    let frame = axis.rect(
      along: sectionStart(index), across: 0, length: sections[index].length, breadth: breadth)
    let insets = item.contentInsets
    attributes.frame = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(frame.width - insets.leading - insets.trailing, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
    attributes.zIndex = item.zIndex
    return attributes
  }

  private func attributesOfBoundary(
    _ place: BoundaryPlace, section index: Int
  ) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    let origin = sectionStart(index)
    var along: CGFloat
    switch place.edge {
    case .before: along = origin
    case .after: along = origin + section.length - place.length
    case .side: along = origin + section.groupsStart
    }
    if place.edge == .before || place.edge == .after {
      along += lengthBeside(place, among: section.boundaries)
    }
    let follows =
      section.template.followsInsets
      && section.template.supplementaryContentInsetsReference != .none
    let across = place.crossPosition(
      start: follows ? section.crossStart : 0,
      room: follows ? axis.across(section.container) : breadth)
    return finish(
      place, key: .supplementary(place.item.elementKind, IndexPath(item: 0, section: index)),
      along: along, across: across,
      range: origin...max(origin + section.length, origin))
  }

  private func attributesOfOuter(
    _ place: BoundaryPlace, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let along = place.edge == .after ? endOfSections : 0
    let across = place.crossPosition(start: 0, room: breadth)
    return finish(
      place, key: .supplementary(place.item.elementKind, path), along: along, across: across,
      range: 0...max(axis.along(sizeOfContent), 0))
  }

  /// The length of views at the same edge that stand before this one.
  private func lengthBeside(_ place: BoundaryPlace, among all: [BoundaryPlace]) -> CGFloat {
    let same = all.filter { $0.edge == place.edge && $0.item.extendsBoundary }
    guard let index = same.firstIndex(where: { $0.item === place.item }) else { return 0 }
    return place.edge == .before
      ? same[..<index].reduce(0) { $0 + $1.length }
      : -same[(index + 1)...].reduce(0) { $0 + $1.length }
  }

  private func finish(
    _ place: BoundaryPlace, key: ElementKey, along: CGFloat, across: CGFloat,
    range: ClosedRange<CGFloat>
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(key)
    var along = along
    attributes.zIndex = place.item.zIndex
    if place.item.pinToVisibleBounds, let hostView {
      let visible = hostView.bounds.inset(by: hostView.adjustedContentInset)
      if place.edge == .after {
        along = min(along, max(axis.end(visible) - place.length, range.lowerBound))
      } else {
        along = max(along, min(axis.start(visible), range.upperBound - place.length))
      }
      attributes.zIndex = max(place.item.zIndex, Self.pinnedIndex)
    }
    attributes.frame = axis.rect(
      along: along, across: across, length: place.length, breadth: axis.across(place.size)
    ).offsetBy(dx: place.item.offset.x, dy: place.item.offset.y)
    return attributes
  }

  /// The size that an element's description gives it.
  func layoutSize(of key: ElementKey) -> NSCollectionLayoutSize? {
    switch key.category {
    case .cell:
      guard has(key.indexPath) else { return nil }
      let section = sections[key.indexPath.section]
      let group = section.indexOfGroup(of: key.indexPath.item)
      let leaf = key.indexPath.item - section.groupStarts[group]
      return section.solution(ofGroup: group).leaves[leaf].item?.layoutSize
    case .supplementaryView:
      if key.indexPath.count == 1 {
        return outerBoundaries.first { $0.item.elementKind == key.kind }?.item.layoutSize
      }
      guard sections.indices.contains(key.indexPath.section) else { return nil }
      return sections[key.indexPath.section].boundaries
        .first { $0.item.elementKind == key.kind }?.item.layoutSize
    case .decorationView: return nil
    }
  }
}
