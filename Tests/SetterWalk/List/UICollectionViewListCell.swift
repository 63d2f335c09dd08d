// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICollectionViewListCell() {
    let object = make(UICollectionViewListCell.self)
    check("UICollectionViewListCell.accessories", \UICollectionViewListCell.accessories, on: object)
    {
      $0.accessories = $0.accessories
    }
    check(
      "UICollectionViewListCell.indentationLevel", \UICollectionViewListCell.indentationLevel,
      on: object
    ) {
      $0.indentationLevel = $0.indentationLevel
    }
    check(
      "UICollectionViewListCell.indentationWidth", \UICollectionViewListCell.indentationWidth,
      on: object
    ) {
      $0.indentationWidth = $0.indentationWidth
    }
    check(
      "UICollectionViewListCell.indentsAccessories", \UICollectionViewListCell.indentsAccessories,
      on: object
    ) {
      $0.indentsAccessories = $0.indentsAccessories
    }
  }
}
