// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIControl() {
    let object = make(UIControl.self)
    check("UIControl.accessibilityTraits", \UIControl.accessibilityTraits, on: object) {
      $0.accessibilityTraits = $0.accessibilityTraits
    }
    check("UIControl.contentHorizontalAlignment", \UIControl.contentHorizontalAlignment, on: object)
    {
      $0.contentHorizontalAlignment = $0.contentHorizontalAlignment
    }
    check("UIControl.contentVerticalAlignment", \UIControl.contentVerticalAlignment, on: object) {
      $0.contentVerticalAlignment = $0.contentVerticalAlignment
    }
    check("UIControl.isAccessibilityElement", \UIControl.isAccessibilityElement, on: object) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
    check(
      "UIControl.isContextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled,
      on: object
    ) {
      $0.isContextMenuInteractionEnabled = $0.isContextMenuInteractionEnabled
    }
    check("UIControl.isEnabled", \UIControl.isEnabled, on: object) {
      $0.isEnabled = $0.isEnabled
    }
    check("UIControl.isHighlighted", \UIControl.isHighlighted, on: object) {
      $0.isHighlighted = $0.isHighlighted
    }
    check("UIControl.isSelected", \UIControl.isSelected, on: object) {
      $0.isSelected = $0.isSelected
    }
    check("UIControl.showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction, on: object) {
      $0.showsMenuAsPrimaryAction = $0.showsMenuAsPrimaryAction
    }
  }
}
