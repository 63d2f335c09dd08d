// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITableViewCell() {
    let object = make(UITableViewCell.self)
    check("UITableViewCell.accessoryType", \UITableViewCell.accessoryType, on: object) {
      $0.accessoryType = $0.accessoryType
    }
    check("UITableViewCell.accessoryView", \UITableViewCell.accessoryView, on: object) {
      $0.accessoryView = $0.accessoryView
    }
    check(
      "UITableViewCell.automaticallyUpdatesBackgroundConfiguration",
      \UITableViewCell.automaticallyUpdatesBackgroundConfiguration, on: object
    ) {
      $0.automaticallyUpdatesBackgroundConfiguration =
        $0.automaticallyUpdatesBackgroundConfiguration
    }
    check(
      "UITableViewCell.automaticallyUpdatesContentConfiguration",
      \UITableViewCell.automaticallyUpdatesContentConfiguration, on: object
    ) {
      $0.automaticallyUpdatesContentConfiguration = $0.automaticallyUpdatesContentConfiguration
    }
    check(
      "UITableViewCell.backgroundConfiguration", \UITableViewCell.backgroundConfiguration,
      on: object
    ) {
      $0.backgroundConfiguration = $0.backgroundConfiguration
    }
    check("UITableViewCell.backgroundView", \UITableViewCell.backgroundView, on: object) {
      $0.backgroundView = $0.backgroundView
    }
    check(
      "UITableViewCell.configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler,
      on: object
    ) {
      $0.configurationUpdateHandler = $0.configurationUpdateHandler
    }
    check("UITableViewCell.contentConfiguration", \UITableViewCell.contentConfiguration, on: object)
    {
      $0.contentConfiguration = $0.contentConfiguration
    }
    check("UITableViewCell.editingAccessoryType", \UITableViewCell.editingAccessoryType, on: object)
    {
      $0.editingAccessoryType = $0.editingAccessoryType
    }
    check("UITableViewCell.editingAccessoryView", \UITableViewCell.editingAccessoryView, on: object)
    {
      $0.editingAccessoryView = $0.editingAccessoryView
    }
    check("UITableViewCell.indentationLevel", \UITableViewCell.indentationLevel, on: object) {
      $0.indentationLevel = $0.indentationLevel
    }
    check("UITableViewCell.indentationWidth", \UITableViewCell.indentationWidth, on: object) {
      $0.indentationWidth = $0.indentationWidth
    }
    check("UITableViewCell.isEditing", \UITableViewCell.isEditing, on: object) {
      $0.isEditing = $0.isEditing
    }
    check("UITableViewCell.isHighlighted", \UITableViewCell.isHighlighted, on: object) {
      $0.isHighlighted = $0.isHighlighted
    }
    check("UITableViewCell.isSelected", \UITableViewCell.isSelected, on: object) {
      $0.isSelected = $0.isSelected
    }
    check(
      "UITableViewCell.multipleSelectionBackgroundView",
      \UITableViewCell.multipleSelectionBackgroundView, on: object
    ) {
      $0.multipleSelectionBackgroundView = $0.multipleSelectionBackgroundView
    }
    check(
      "UITableViewCell.selectedBackgroundView", \UITableViewCell.selectedBackgroundView, on: object
    ) {
      $0.selectedBackgroundView = $0.selectedBackgroundView
    }
    check("UITableViewCell.selectionStyle", \UITableViewCell.selectionStyle, on: object) {
      $0.selectionStyle = $0.selectionStyle
    }
    check("UITableViewCell.separatorInset", \UITableViewCell.separatorInset, on: object) {
      $0.separatorInset = $0.separatorInset
    }
    check(
      "UITableViewCell.shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing,
      on: object
    ) {
      $0.shouldIndentWhileEditing = $0.shouldIndentWhileEditing
    }
    check("UITableViewCell.showsReorderControl", \UITableViewCell.showsReorderControl, on: object) {
      $0.showsReorderControl = $0.showsReorderControl
    }
  }
}
