// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICollectionViewLayoutInvalidationContext() {
    let object = make(UICollectionViewLayoutInvalidationContext.self)
    check(
      "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment",
      \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment, on: object
    ) {
      $0.contentOffsetAdjustment = $0.contentOffsetAdjustment
    }
    check(
      "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment",
      \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment, on: object
    ) {
      $0.contentSizeAdjustment = $0.contentSizeAdjustment
    }
  }
}
