// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIScreenEdgePanGestureRecognizer() {
    let object = make(UIScreenEdgePanGestureRecognizer.self)
    check(
      "UIScreenEdgePanGestureRecognizer.edges", \UIScreenEdgePanGestureRecognizer.edges, on: object
    ) {
      $0.edges = $0.edges
    }
  }
}
