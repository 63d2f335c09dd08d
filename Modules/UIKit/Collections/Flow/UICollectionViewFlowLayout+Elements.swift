import Foundation

extension UICollectionViewFlowLayout {
  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !sections.isEmpty else { return [] }
    let axis = axis
    let (start, end) = (axis.start(rect), axis.end(rect))
    var result: [UICollectionViewLayoutAttributes] = []
    var section = sectionLengths.index(at: start)
    var origin = sectionLengths.start(of: section)
    // A section of no length may lie before the one found; it has nothing to show.
    while section < sections.count, origin <= end {
      sections[section].forEachItem(from: start - origin, to: end - origin) { item, frame in
        let frame = moved(frame, by: origin)
        guard frame.overlaps(rect) else { return }
        let attributes = makeAttributes(.cell(IndexPath(item: item, section: section)))
        attributes.frame = frame
        result.append(attributes)
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        guard let attributes = attributesOfSupplementary(kind, at: path),
          attributes.frame.overlaps(rect)
        else { continue }
        result.append(attributes)
      }
      origin += sectionLengths[section]
      section += 1
    }
    return result
  }

  func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section),
      sections[path.section].sizes.indices.contains(path.item)
    else { return nil }
    let attributes = makeAttributes(.cell(path))
    attributes.frame = moved(
      sections[path.section].frame(of: path.item), by: sectionLengths.start(of: path.section))
    return attributes
  }

  func attributesOfSupplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section), path.item == 0 else { return nil }
    let section = sections[path.section]
    let origin = sectionLengths.start(of: path.section)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.headerLength : section.footerLength
    guard length > 0 else { return nil }
    var start = isHeader ? origin : origin + section.footerStart
    let attributes = makeAttributes(.supplementary(kind, path))
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      start = pinned(start, length: length, isHeader: isHeader, section: section, origin: origin)
      attributes.zIndex = UICollectionViewFlowLayout.pinnedIndex
    }
    attributes.frame = axis.rect(along: start, across: 0, length: length, breadth: breadth)
    return attributes
  }

  /// In front of cells.
  private static var pinnedIndex: Int { 10 }

  /// Where a header or footer lies that keeps to what is visible, as far as its section reaches.
  private func pinned(
    _ start: CGFloat, length: CGFloat, isHeader: Bool, section: FlowSection, origin: CGFloat
  ) -> CGFloat {
    guard let hostView else { return start }
    let visible = hostView.bounds.inset(by: hostView.adjustedContentInset)
    if isHeader {
      return max(start, min(axis.start(visible), origin + section.footerStart - length))
    }
    return min(start, max(axis.end(visible) - length, origin + section.headerLength))
  }

  private func moved(_ frame: CGRect, by origin: CGFloat) -> CGRect {
    axis == .vertical ? frame.offsetBy(dx: 0, dy: origin) : frame.offsetBy(dx: origin, dy: 0)
  }
}
