import Foundation

extension ElementKind {
  static let collectionView = ElementKind(
    "collectionView", in: scrollView, UICollectionView.self,
    connections: [
      .outlet("delegate", \UICollectionView.delegate),
      .outlet("dataSource", \UICollectionView.dataSource),
      .outlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
    ],
    [
      .attribute("dataMode", .collectionData) { (_, _) in },
      .attribute("prefetchingEnabled", .flag, \.isPrefetchingEnabled),
      .attribute("selectionAllowed", .flag, \.allowsSelection),
      .attribute("allowsMultipleSelection", .flag, \.allowsMultipleSelection),
      .build("collectionViewFlowLayout", "collectionViewLayout", key: "collectionViewLayout") {
        (collection, element, build) throws(StoryboardError) in
        collection.collectionViewLayout = try build.make(element, as: UICollectionViewLayout.self)
      },
      .build("cells") { (collection, cells, build) in
        for cell in cells.children {
          collection.register(InterfacePrototype(cell, in: build), ofKind: ReuseKey.cell)
        }
      },
      .build("collectionReusableView", key: "sectionHeaderView") { (collection, view, build) in
        collection.register(
          InterfacePrototype(view, in: build), ofKind: UICollectionView.elementKindSectionHeader)
      },
      .build("collectionReusableView", key: "sectionFooterView") { (collection, view, build) in
        collection.register(
          InterfacePrototype(view, in: build), ofKind: UICollectionView.elementKindSectionFooter)
      },
    ])

  static let collectionReusableView = ElementKind(
    "collectionReusableView", in: view, UICollectionReusableView.self,
    designTime: ["reuseIdentifier"], [])

  static let collectionViewCell = ElementKind(
    "collectionViewCell", in: collectionReusableView, UICollectionViewCell.self,
    [
      .build("view", "collectionViewCellContentView", key: "contentView") {
        (cell, element, build) throws(StoryboardError) in
        try build.fill(cell.contentView, from: element)
      },
      .designTime(["size"], key: "customSize"),
    ])

  /// The content view of a cell, which the cell has made already.
  static let collectionViewCellContentView = ElementKind(
    "collectionViewCellContentView", in: view, UIView.self, [])

  static let collectionViewLayout = ElementKind(
    "collectionViewLayout", UICollectionViewLayout.self, [])

  static let collectionViewFlowLayout = ElementKind(
    "collectionViewFlowLayout", in: collectionViewLayout, UICollectionViewFlowLayout.self,
    [
      .attribute("scrollDirection", .scrollDirection, \.scrollDirection),
      .attribute("minimumLineSpacing", .number, \.minimumLineSpacing),
      .attribute("minimumInteritemSpacing", .number, \.minimumInteritemSpacing),
      .attribute("automaticEstimatedItemSize", .flag) {
        if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      },
      .attribute("sectionHeadersPinToVisibleBounds", .flag, \.sectionHeadersPinToVisibleBounds),
      .attribute("sectionFootersPinToVisibleBounds", .flag, \.sectionFootersPinToVisibleBounds),
      .child(.size, key: "itemSize", \.itemSize),
      .child(.size, key: "estimatedItemSize", \.estimatedItemSize),
      .child(.size, key: "headerReferenceSize", \.headerReferenceSize),
      .child(.size, key: "footerReferenceSize", \.footerReferenceSize),
      .child(.insets, key: "sectionInset", \.sectionInset),
    ])
}

/// How a document says what a collection shows; the data source does in any case.
enum CollectionData: Sendable {
  case prototypes, none
}

extension InterfaceText<CollectionData> {
  static let collectionData = choice(["prototypes": CollectionData.prototypes, "none": .none])
}

extension InterfaceText<UICollectionView.ScrollDirection> {
  static let scrollDirection = choice([
    "vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal,
  ])
}
