import Foundation

extension NSCollectionLayoutSection {
  /// A section that is a list: items one below the other, as wide as the section and as high as they
  /// like, 44 points until they say so.
  ///
  /// The insets and the room around headers are own decisions: a list that is grouped keeps 18 points
  /// above and below its items, and one that is inset 16 from the sides, or 20 where the width is regular.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    section.contentInsets = configuration.sectionInsets(layoutEnvironment)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        configuration.caption(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        configuration.caption(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout in which all sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// How a section looks that is a list.
  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(index) ? sections[index].template.list : nil
  }
}

extension UICollectionLayoutListConfiguration {
  @MainActor fileprivate func sectionInsets(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSDirectionalEdgeInsets {
    switch appearance {
    case .plain, .sidebarPlain:
      return NSDirectionalEdgeInsets(
        top: headerTopPadding ?? 0, leading: 0, bottom: 0, trailing: 0)
    case .grouped, .insetGrouped, .sidebar:
      let top = headerMode == .none ? 18 : headerTopPadding ?? 0
      let isWide = environment.traitCollection.horizontalSizeClass == .regular
      let side: CGFloat = appearance == .grouped ? 0 : isWide ? 20 : 16
      return NSDirectionalEdgeInsets(
        top: top, leading: side, bottom: footerMode == .none ? 18 : 0, trailing: side)
    }
  }

  /// A header or footer, which in a plain list stays at the edge of what is visible.
  @MainActor fileprivate func caption(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(38)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = appearance == .plain
    return item
  }
}
