// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIContentUnavailableView() {
    let object = make(UIContentUnavailableView.self)
    check(
      "UIContentUnavailableView.configuration", \UIContentUnavailableView.configuration, on: object
    ) {
      $0.configuration = $0.configuration
    }
  }
}
