// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIListContentView() {
    let object = make(UIListContentView.self)
    check("UIListContentView.configuration", \UIListContentView.configuration, on: object) {
      $0.configuration = $0.configuration
    }
  }
}
