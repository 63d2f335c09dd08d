import Foundation

extension UICollectionViewCompositionalLayout: TraitTracking {
  func invalidate(_ method: TrackedMethod) {
    switch method {
    case .sectionProvider: invalidateLayout()
    default: preconditionFailure("UIKit: a layout has no tracked method \(method)")
    }
  }

  /// The room of the collection, within its content inset.
  private func container(of view: UICollectionView) -> LayoutContainer {
    let insets = view.adjustedContentInset
    let size = CGSize(
      width: max(view.bounds.width - insets.left - insets.right, 0),
      height: max(view.bounds.height - insets.top - insets.bottom, 0))
    let safe = view.sectionInsets(
      counting: shared.contentInsetsReference, adding: .zero, axis: axis)
    return LayoutContainer(size, insets: safe)
  }

  /// Asks for all sections and lays out their groups.
  func makeSections() {
    needsSections = false
    newlyPreferred = []
    guard let view = hostView else { return }
    let counts = view.itemCounts
    let room = container(of: view)
    let environment = LayoutEnvironment(view, container: room)
    let templates = view.traitNode.track(.sectionProvider, of: self) {
      counts.indices.map { section(at: $0, in: environment) }
    }
    var preferred: [Int: [Int: CGSize]] = [:]
    for (key, size) in preferredSizes where key.category == .cell {
      preferred[key.indexPath.section, default: [:]][key.indexPath.item] = size
    }
    let empty = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(0)), subitems: []))
    sections = counts.indices.map { index in
      if templates[index] == nil { Headless.report(.noLayoutSection(section: index)) }
      return makeSection(
        templates[index] ?? empty, index: index,
        count: templates[index] == nil ? 0 : counts[index], in: view,
        size: room.contentSize, preferred: preferred[index] ?? [:])
    }
    outerBoundaries = shared.boundarySupplementaryItems.map {
      BoundaryPlace(
        $0, axis: axis, container: room.contentSize,
        preferred: preferredSizes[.supplementary($0.elementKind, IndexPath(index: 0))])
    }
    measureSections()
  }

  private func makeSection(
    _ template: NSCollectionLayoutSection, index: Int, count: Int, in view: UICollectionView,
    size: CGSize, preferred: [Int: CGSize]
  ) -> CompositionalSection {
    let reference =
      template.contentInsetsReference == .automatic
      ? shared.contentInsetsReference : template.contentInsetsReference
    let insets = view.sectionInsets(
      counting: reference, adding: template.contentInsets, axis: axis)
    let width = max(size.width - insets.leading - insets.trailing, 0)
    let height = max(size.height - insets.top - insets.bottom, 0)
    let container = CGSize(width: width, height: height)
    let follows = template.followsInsets && template.supplementaryContentInsetsReference != .none
    let boundaryRoom =
      follows
      ? axis.size(along: axis.along(size), across: axis.across(container)) : size
    let boundaries = template.boundarySupplementaryItems.map {
      BoundaryPlace(
        $0, axis: axis, container: boundaryRoom,
        preferred: preferredSizes[
          .supplementary($0.elementKind, IndexPath(item: 0, section: index))])
    }
    return CompositionalSection(
      template, count: count, axis: axis, container: container, insets: insets,
      boundaries: boundaries, preferred: preferred
    ) { [weak view] preferredSize in
      GroupSolver(preferredSize: preferredSize) { size in
        LayoutEnvironment(view, container: LayoutContainer(size, insets: .zero))
      }
    }
  }

  private func measureSections() {
    pinsAnything =
      outerBoundaries.contains { $0.item.pinToVisibleBounds }
      || sections.contains { section in
        section.boundaries.contains { $0.item.pinToVisibleBounds }
          || section.template.visibleItemsInvalidationHandler != nil
      }
    sectionLengths = Lengths(sections.map { $0.length + spacing })
  }

  // MARK: Preferred sizes

  /// Lets the sections know what views said, and keeps what is visible where it is.
  func takePreferredSizes() {
    guard let view = hostView else { return }
    let visibleStart = axis.along(view.contentOffset) + axis.along(view.adjustedContentInset).before
    let isAtStart = axis.along(view.contentOffset) <= axis.along(view.offsetRange.lowest)
    var shift: CGFloat = 0
    for key in newlyPreferred {
      guard let size = preferredSizes[key] else { continue }
      guard key.category == .cell, sections.indices.contains(key.indexPath.section) else {
        // Headers and footers are few: all is laid out again, with what is known of the items.
        newlyPreferred = []
        return makeSections()
      }
      let index = key.indexPath.section
      let before = sections[index].length
      let (group, change) = sections[index].setPreferred(size, of: key.indexPath.item)
      let length = sections[index].length
      guard length != before || change != 0 else { continue }
      if !sections[index].isOrthogonal, !isAtStart {
        let start = sectionStart(index) + axis.along(sections[index].origin(ofGroup: group))
        if start < visibleStart { shift += length - before }
      }
      sectionLengths[index] = length + spacing
    }
    newlyPreferred = []
    guard shift != 0 else { return }
    if axis == .vertical {
      view.pendingOffsetAdjustment.y += shift
    } else if !view.mirrorsLayout {
      view.pendingOffsetAdjustment.x += shift
    }
  }

  /// Whether a view would like another size where it has a say.
  func isNews(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let size = layoutSize(of: original.key) else { return false }
    return (size.widthDimension.isNegotiable && preferred.size.width != original.size.width)
      || (size.heightDimension.isNegotiable && preferred.size.height != original.size.height)
  }

  /// Takes in what a context says.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      preferredSizes[preferred.key] = preferred.size
      newlyPreferred.append(preferred.key)
      return
    }
    if let newBounds = context.newBounds, newBounds.size == hostView?.bounds.size { return }
    if context.isOfEverything { preferredSizes = [:] }
    if let newBounds = context.newBounds, let hostView,
      axis.across(newBounds.size) != axis.across(hostView.bounds.size)
    {
      preferredSizes = [:]
    }
    needsSections = true
  }

  // MARK: Measures

  func sectionStart(_ index: Int) -> CGFloat { startOfSections + sectionLengths.start(of: index) }

  /// Where the first section starts, after the views before all content.
  var startOfSections: CGFloat {
    outerBoundaries.reduce(0) {
      $0 + ($1.edge == .before && $1.item.extendsBoundary ? $1.length : 0)
    }
  }

  var endOfSections: CGFloat {
    startOfSections + max(sectionLengths.total - (sections.isEmpty ? 0 : spacing), 0)
  }

  /// The room across the direction of scrolling.
  var breadth: CGFloat {
    guard let hostView else { return 0 }
    let insets = axis.across(hostView.adjustedContentInset)
    return max(axis.across(hostView.bounds.size) - insets.before - insets.after, 0)
  }

  var sizeOfContent: CGSize {
    let after = outerBoundaries.reduce(0) {
      $0 + ($1.edge == .after && $1.item.extendsBoundary ? $1.length : 0)
    }
    return axis.size(along: endOfSections + after, across: breadth)
  }
}

extension UICollectionView {
  /// The insets of a section with those from which they count.
  ///
  /// Along the direction of scrolling the content inset keeps clear of bars already.
  fileprivate func sectionInsets(
    counting reference: UIContentInsetsReference, adding insets: NSDirectionalEdgeInsets,
    axis: LayoutAxis
  ) -> NSDirectionalEdgeInsets {
    let base: UIEdgeInsets
    switch reference {
    case .none: base = .zero
    case .automatic, .safeArea: base = safeAreaInsets
    case .layoutMargins, .readableContent: base = layoutMargins
    }
    let taken = adjustedContentInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result = insets
    if axis == .vertical {
      let left = max(base.left - taken.left, 0)
      let right = max(base.right - taken.right, 0)
      result.leading += isMirrored ? right : left
      result.trailing += isMirrored ? left : right
    } else {
      result.top += max(base.top - taken.top, 0)
      result.bottom += max(base.bottom - taken.bottom, 0)
    }
    return result
  }
}
