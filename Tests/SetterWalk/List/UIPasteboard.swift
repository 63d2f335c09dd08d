// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPasteboard() {
    let object = make(UIPasteboard.self)
    check("UIPasteboard.items", \UIPasteboard.items, on: object) {
      $0.items = $0.items
    }
  }
}
