// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIAction() {
    let object = make(UIAction.self)
    check("UIAction.attributes", \UIAction.attributes, on: object) {
      $0.attributes = $0.attributes
    }
    check("UIAction.discoverabilityTitle", \UIAction.discoverabilityTitle, on: object) {
      $0.discoverabilityTitle = $0.discoverabilityTitle
    }
    check("UIAction.image", \UIAction.image, on: object) {
      $0.image = $0.image
    }
    check("UIAction.state", \UIAction.state, on: object) {
      $0.state = $0.state
    }
    check("UIAction.title", \UIAction.title, on: object) {
      $0.title = $0.title
    }
  }
}
