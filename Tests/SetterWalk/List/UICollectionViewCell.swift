// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICollectionViewCell() {
    let object = make(UICollectionViewCell.self)
    check(
      "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration",
      \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration, on: object
    ) {
      $0.automaticallyUpdatesBackgroundConfiguration =
        $0.automaticallyUpdatesBackgroundConfiguration
    }
    check(
      "UICollectionViewCell.automaticallyUpdatesContentConfiguration",
      \UICollectionViewCell.automaticallyUpdatesContentConfiguration, on: object
    ) {
      $0.automaticallyUpdatesContentConfiguration = $0.automaticallyUpdatesContentConfiguration
    }
    check(
      "UICollectionViewCell.backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration,
      on: object
    ) {
      $0.backgroundConfiguration = $0.backgroundConfiguration
    }
    check("UICollectionViewCell.backgroundView", \UICollectionViewCell.backgroundView, on: object) {
      $0.backgroundView = $0.backgroundView
    }
    check(
      "UICollectionViewCell.configurationUpdateHandler",
      \UICollectionViewCell.configurationUpdateHandler, on: object
    ) {
      $0.configurationUpdateHandler = $0.configurationUpdateHandler
    }
    check(
      "UICollectionViewCell.contentConfiguration", \UICollectionViewCell.contentConfiguration,
      on: object
    ) {
      $0.contentConfiguration = $0.contentConfiguration
    }
    check("UICollectionViewCell.isHighlighted", \UICollectionViewCell.isHighlighted, on: object) {
      $0.isHighlighted = $0.isHighlighted
    }
    check("UICollectionViewCell.isSelected", \UICollectionViewCell.isSelected, on: object) {
      $0.isSelected = $0.isSelected
    }
    check(
      "UICollectionViewCell.selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView,
      on: object
    ) {
      $0.selectedBackgroundView = $0.selectedBackgroundView
    }
  }
}
