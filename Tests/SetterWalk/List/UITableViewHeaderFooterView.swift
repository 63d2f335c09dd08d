// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITableViewHeaderFooterView() {
    let object = make(UITableViewHeaderFooterView.self)
    check(
      "UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration",
      \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration, on: object
    ) {
      $0.automaticallyUpdatesBackgroundConfiguration =
        $0.automaticallyUpdatesBackgroundConfiguration
    }
    check(
      "UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration",
      \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration, on: object
    ) {
      $0.automaticallyUpdatesContentConfiguration = $0.automaticallyUpdatesContentConfiguration
    }
    check(
      "UITableViewHeaderFooterView.backgroundConfiguration",
      \UITableViewHeaderFooterView.backgroundConfiguration, on: object
    ) {
      $0.backgroundConfiguration = $0.backgroundConfiguration
    }
    check(
      "UITableViewHeaderFooterView.backgroundView", \UITableViewHeaderFooterView.backgroundView,
      on: object
    ) {
      $0.backgroundView = $0.backgroundView
    }
    check(
      "UITableViewHeaderFooterView.configurationUpdateHandler",
      \UITableViewHeaderFooterView.configurationUpdateHandler, on: object
    ) {
      $0.configurationUpdateHandler = $0.configurationUpdateHandler
    }
    check(
      "UITableViewHeaderFooterView.contentConfiguration",
      \UITableViewHeaderFooterView.contentConfiguration, on: object
    ) {
      $0.contentConfiguration = $0.contentConfiguration
    }
  }
}
