// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkNSLayoutConstraint() {
    let object = make(NSLayoutConstraint.self)
    check("NSLayoutConstraint.constant", \NSLayoutConstraint.constant, on: object) {
      $0.constant = $0.constant
    }
    check("NSLayoutConstraint.identifier", \NSLayoutConstraint.identifier, on: object) {
      $0.identifier = $0.identifier
    }
    check("NSLayoutConstraint.isActive", \NSLayoutConstraint.isActive, on: object) {
      $0.isActive = $0.isActive
    }
    check("NSLayoutConstraint.priority", \NSLayoutConstraint.priority, on: object) {
      $0.priority = $0.priority
    }
    check("NSLayoutConstraint.shouldBeArchived", \NSLayoutConstraint.shouldBeArchived, on: object) {
      $0.shouldBeArchived = $0.shouldBeArchived
    }
  }
}
