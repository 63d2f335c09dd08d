// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIStackView() {
    let object = make(UIStackView.self)
    check("UIStackView.alignment", \UIStackView.alignment, on: object) {
      $0.alignment = $0.alignment
    }
    check("UIStackView.axis", \UIStackView.axis, on: object) {
      $0.axis = $0.axis
    }
    check("UIStackView.distribution", \UIStackView.distribution, on: object) {
      $0.distribution = $0.distribution
    }
    check(
      "UIStackView.isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement,
      on: object
    ) {
      $0.isBaselineRelativeArrangement = $0.isBaselineRelativeArrangement
    }
    check(
      "UIStackView.isLayoutMarginsRelativeArrangement",
      \UIStackView.isLayoutMarginsRelativeArrangement, on: object
    ) {
      $0.isLayoutMarginsRelativeArrangement = $0.isLayoutMarginsRelativeArrangement
    }
    check("UIStackView.spacing", \UIStackView.spacing, on: object) {
      $0.spacing = $0.spacing
    }
  }
}
