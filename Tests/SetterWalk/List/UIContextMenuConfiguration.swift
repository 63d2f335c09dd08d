// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIContextMenuConfiguration() {
    let object = make(UIContextMenuConfiguration.self)
    check(
      "UIContextMenuConfiguration.badgeCount", \UIContextMenuConfiguration.badgeCount, on: object
    ) {
      $0.badgeCount = $0.badgeCount
    }
    check(
      "UIContextMenuConfiguration.preferredMenuElementOrder",
      \UIContextMenuConfiguration.preferredMenuElementOrder, on: object
    ) {
      $0.preferredMenuElementOrder = $0.preferredMenuElementOrder
    }
    check(
      "UIContextMenuConfiguration.secondaryItemIdentifiers",
      \UIContextMenuConfiguration.secondaryItemIdentifiers, on: object
    ) {
      $0.secondaryItemIdentifiers = $0.secondaryItemIdentifiers
    }
  }
}
