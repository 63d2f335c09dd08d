// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICollectionViewCompositionalLayout() {
    let object = make(UICollectionViewCompositionalLayout.self)
    check(
      "UICollectionViewCompositionalLayout.configuration",
      \UICollectionViewCompositionalLayout.configuration, on: object
    ) {
      $0.configuration = $0.configuration
    }
  }
}
