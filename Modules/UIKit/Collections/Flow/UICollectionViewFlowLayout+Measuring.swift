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
    let insets =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    var section = FlowSection(axis: axis, breadth: breadth, insets: insets + reference)
    section.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    section.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    section.headerLength = axis.along(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        ?? headerReferenceSize)
    section.footerLength = axis.along(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        ?? footerReferenceSize)
    section.setSizes(
      sizes(of: index, count: count, in: view, asking: delegate), areFinal: !asksForPreferredSizes)
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
    guard let delegate else {
      guard count > 0 else { return [] }
      return Array(repeating: usable(itemSize, at: [section, 0]), count: count)
    }
    return (0..<count).map {
      let path = IndexPath(item: $0, section: section)
      return usable(delegate.collectionView(view, layout: self, sizeForItemAt: path), at: path)
    }
  }

  /// The size, if an item can have it.
  private func usable(_ size: CGSize, at path: IndexPath) -> CGSize {
    let isPossible = [size.width, size.height].allSatisfy { $0.isFinite && $0 >= 0 }
    guard !isPossible else { return size }
    Headless.report(
      .lists(.impossibleSize(width: size.width, height: size.height, indexPath: path)))
    return .zero
  }

  /// Brings newly fitted sizes into the lines.
  func fitLines() {
    var concerned = IndexSet()
    for path in newlyFitted {
      guard let size = fittedSizes[path], sections.indices.contains(path.section) else { continue }
      sections[path.section].setSize(size, of: path.item)
      concerned.insert(path.section)
    }
    newlyFitted = []
    for section in concerned { sectionLengths[section] = sections[section].length }
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
