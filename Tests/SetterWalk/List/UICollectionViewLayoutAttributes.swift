// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICollectionViewLayoutAttributes() {
    let object = make(UICollectionViewLayoutAttributes.self)
    check(
      "UICollectionViewLayoutAttributes.alpha", \UICollectionViewLayoutAttributes.alpha, on: object
    ) {
      $0.alpha = $0.alpha
    }
    check(
      "UICollectionViewLayoutAttributes.bounds", \UICollectionViewLayoutAttributes.bounds,
      on: object
    ) {
      $0.bounds = $0.bounds
    }
    check(
      "UICollectionViewLayoutAttributes.center", \UICollectionViewLayoutAttributes.center,
      on: object
    ) {
      $0.center = $0.center
    }
    check(
      "UICollectionViewLayoutAttributes.frame", \UICollectionViewLayoutAttributes.frame, on: object
    ) {
      $0.frame = $0.frame
    }
    check(
      "UICollectionViewLayoutAttributes.indexPath", \UICollectionViewLayoutAttributes.indexPath,
      on: object
    ) {
      $0.indexPath = $0.indexPath
    }
    check(
      "UICollectionViewLayoutAttributes.isHidden", \UICollectionViewLayoutAttributes.isHidden,
      on: object
    ) {
      $0.isHidden = $0.isHidden
    }
    check(
      "UICollectionViewLayoutAttributes.size", \UICollectionViewLayoutAttributes.size, on: object
    ) {
      $0.size = $0.size
    }
    check(
      "UICollectionViewLayoutAttributes.transform", \UICollectionViewLayoutAttributes.transform,
      on: object
    ) {
      $0.transform = $0.transform
    }
    check(
      "UICollectionViewLayoutAttributes.zIndex", \UICollectionViewLayoutAttributes.zIndex,
      on: object
    ) {
      $0.zIndex = $0.zIndex
    }
  }
}
