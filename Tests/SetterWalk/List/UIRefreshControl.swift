// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIRefreshControl() {
    let object = make(UIRefreshControl.self)
    check("UIRefreshControl.attributedTitle", \UIRefreshControl.attributedTitle, on: object) {
      $0.attributedTitle = $0.attributedTitle
    }
  }
}
