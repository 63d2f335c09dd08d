// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICommand() {
    let object = make(UICommand.self)
    check("UICommand.attributes", \UICommand.attributes, on: object) {
      $0.attributes = $0.attributes
    }
    check("UICommand.discoverabilityTitle", \UICommand.discoverabilityTitle, on: object) {
      $0.discoverabilityTitle = $0.discoverabilityTitle
    }
    check("UICommand.image", \UICommand.image, on: object) {
      $0.image = $0.image
    }
    check("UICommand.state", \UICommand.state, on: object) {
      $0.state = $0.state
    }
    check("UICommand.title", \UICommand.title, on: object) {
      $0.title = $0.title
    }
  }
}
