import Foundation

extension UICollectionViewFlowLayout {
  /// The room across the direction of scrolling, without what the content inset takes.
  var breadth: CGFloat {
    guard let hostView else { return 0 }
    let insets = axis.across(hostView.adjustedContentInset)
    return max(axis.across(hostView.bounds.size) - insets.before - insets.after, 0)
  }

  /// What is added to the insets of each section.
  private var insetsOfReference: UIEdgeInsets {
    guard let hostView else { return .zero }
    let all: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: all = hostView.safeAreaInsets
    case .fromLayoutMargins: all = hostView.layoutMargins
    }
    // What the content inset keeps free already counts once; along the direction of scrolling nothing
    // is added.
    let taken = hostView.adjustedContentInset
    return axis == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(all.left - taken.left, 0), bottom: 0,
        right: max(all.right - taken.right, 0))
      : UIEdgeInsets(
        top: max(all.top - taken.top, 0), left: 0, bottom: max(all.bottom - taken.bottom, 0),
        right: 0)
  }

  /// Asks for all sizes and breaks all lines.
  func measure() {
    needsMetrics = false
    newlyFitted = []
    guard let hostView else { return }
    let delegate = hostView.delegate as? any UICollectionViewDelegateFlowLayout
    let counts = hostView.itemCounts
    let reference = insetsOfReference
    sections = counts.indices.map { section in
      measure(
        section, count: counts[section], in: hostView, asking: delegate, reference: reference)
    }
    sectionLengths = Lengths(sections.map(\.length))
  }

  private func measure(
    _ index: Int, count: Int, in view: UICollectionView,
    asking delegate: (any UICollectionViewDelegateFlowLayout)?, reference: UIEdgeInsets
  ) -> FlowSection {
    let wanted = FlowLengths(section: index)
    let insets = wanted.insets(
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset)
    var section = FlowSection(axis: axis, breadth: breadth, insets: insets + reference)
    section.lineSpacing = wanted.finite(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing, "the line spacing")
    section.itemSpacing = wanted.finite(
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing, "the spacing of items")
    section.headerLength = wanted.notNegative(
      axis.along(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
          ?? headerReferenceSize), "the header's length")
    section.footerLength = wanted.notNegative(
      axis.along(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
          ?? footerReferenceSize), "the footer's length")
    section.setSizes(
      wanted.sizes(sizes(of: index, count: count, in: view, asking: delegate)),
      areFinal: !asksForPreferredSizes)
    return section
  }

  private func sizes(
    of section: Int, count: Int, in view: UICollectionView,
    asking delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    if asksForPreferredSizes {
      let estimate =
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        ? itemSize : estimatedItemSize
      if fittedSizes.isEmpty { return Array(repeating: estimate, count: count) }
      return (0..<count).map { fittedSizes[IndexPath(item: $0, section: section)] ?? estimate }
    }
    guard let delegate else { return Array(repeating: itemSize, count: count) }
    return (0..<count).map {
      delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
  }

  /// Brings newly fitted sizes into the lines.
  func fitLines() {
    var changed: [Int: [Int]] = [:]
    for path in newlyFitted.sorted() where sections.indices.contains(path.section) {
      if fittedSizes[path] != nil { changed[path.section, default: []].append(path.item) }
    }
    newlyFitted = []
    for (section, items) in changed.sorted(by: { $0.key < $1.key }) {
      let fitted = items.compactMap { fittedSizes[[section, $0]] }
      let sizes = FlowLengths(section: section).sizes(fitted, of: items)
      sections[section].changeSizes(Array(zip(items, sizes)))
      sectionLengths[section] = sections[section].length
    }
  }

  /// Takes in what a context says.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      fittedSizes[preferred.indexPath] = preferred.size
      newlyFitted.append(preferred.indexPath)
      return
    }
    if context.isOfEverything { fittedSizes = [:] }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.isOfEverything || context.isOfCounts || flow == nil
      || flow?.invalidateFlowLayoutAttributes == true
      || flow?.invalidateFlowLayoutDelegateMetrics == true
    {
      needsMetrics = true
    }
  }
}
