// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUISwipeActionsConfiguration() {
    let object = make(UISwipeActionsConfiguration.self)
    check(
      "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe",
      \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe, on: object
    ) {
      $0.performsFirstActionWithFullSwipe = $0.performsFirstActionWithFullSwipe
    }
  }
}
