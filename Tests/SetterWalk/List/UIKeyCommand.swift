// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIKeyCommand() {
    let object = make(UIKeyCommand.self)
    check(
      "UIKeyCommand.allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization,
      on: object
    ) {
      $0.allowsAutomaticLocalization = $0.allowsAutomaticLocalization
    }
    check(
      "UIKeyCommand.allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring, on: object
    ) {
      $0.allowsAutomaticMirroring = $0.allowsAutomaticMirroring
    }
    check(
      "UIKeyCommand.wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior,
      on: object
    ) {
      $0.wantsPriorityOverSystemBehavior = $0.wantsPriorityOverSystemBehavior
    }
  }
}
