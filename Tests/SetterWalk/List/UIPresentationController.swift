// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPresentationController() {
    let object = make(UIPresentationController.self)
    check("UIPresentationController.delegate", \UIPresentationController.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check(
      "UIPresentationController.traitOverrides", \UIPresentationController.traitOverrides,
      on: object
    ) {
      $0.traitOverrides = $0.traitOverrides
    }
  }
}
