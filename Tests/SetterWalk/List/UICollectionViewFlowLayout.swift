// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICollectionViewFlowLayout() {
    let object = make(UICollectionViewFlowLayout.self)
    check(
      "UICollectionViewFlowLayout.estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize,
      on: object
    ) {
      $0.estimatedItemSize = $0.estimatedItemSize
    }
    check(
      "UICollectionViewFlowLayout.footerReferenceSize",
      \UICollectionViewFlowLayout.footerReferenceSize, on: object
    ) {
      $0.footerReferenceSize = $0.footerReferenceSize
    }
    check(
      "UICollectionViewFlowLayout.headerReferenceSize",
      \UICollectionViewFlowLayout.headerReferenceSize, on: object
    ) {
      $0.headerReferenceSize = $0.headerReferenceSize
    }
    check("UICollectionViewFlowLayout.itemSize", \UICollectionViewFlowLayout.itemSize, on: object) {
      $0.itemSize = $0.itemSize
    }
    check(
      "UICollectionViewFlowLayout.minimumInteritemSpacing",
      \UICollectionViewFlowLayout.minimumInteritemSpacing, on: object
    ) {
      $0.minimumInteritemSpacing = $0.minimumInteritemSpacing
    }
    check(
      "UICollectionViewFlowLayout.minimumLineSpacing",
      \UICollectionViewFlowLayout.minimumLineSpacing, on: object
    ) {
      $0.minimumLineSpacing = $0.minimumLineSpacing
    }
    check(
      "UICollectionViewFlowLayout.scrollDirection", \UICollectionViewFlowLayout.scrollDirection,
      on: object
    ) {
      $0.scrollDirection = $0.scrollDirection
    }
    check(
      "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds, on: object
    ) {
      $0.sectionFootersPinToVisibleBounds = $0.sectionFootersPinToVisibleBounds
    }
    check(
      "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, on: object
    ) {
      $0.sectionHeadersPinToVisibleBounds = $0.sectionHeadersPinToVisibleBounds
    }
    check(
      "UICollectionViewFlowLayout.sectionInset", \UICollectionViewFlowLayout.sectionInset,
      on: object
    ) {
      $0.sectionInset = $0.sectionInset
    }
    check(
      "UICollectionViewFlowLayout.sectionInsetReference",
      \UICollectionViewFlowLayout.sectionInsetReference, on: object
    ) {
      $0.sectionInsetReference = $0.sectionInsetReference
    }
  }
}
