// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITextField() {
    let object = make(UITextField.self)
    check("UITextField.accessibilityLabel", \UITextField.accessibilityLabel, on: object) {
      $0.accessibilityLabel = $0.accessibilityLabel
    }
    check("UITextField.accessibilityValue", \UITextField.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check(
      "UITextField.adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth, on: object
    ) {
      $0.adjustsFontSizeToFitWidth = $0.adjustsFontSizeToFitWidth
    }
    check("UITextField.attributedPlaceholder", \UITextField.attributedPlaceholder, on: object) {
      $0.attributedPlaceholder = $0.attributedPlaceholder
    }
    check("UITextField.attributedText", \UITextField.attributedText, on: object) {
      $0.attributedText = $0.attributedText
    }
    check("UITextField.borderStyle", \UITextField.borderStyle, on: object) {
      $0.borderStyle = $0.borderStyle
    }
    check("UITextField.clearButtonMode", \UITextField.clearButtonMode, on: object) {
      $0.clearButtonMode = $0.clearButtonMode
    }
    check("UITextField.clearsOnBeginEditing", \UITextField.clearsOnBeginEditing, on: object) {
      $0.clearsOnBeginEditing = $0.clearsOnBeginEditing
    }
    check("UITextField.clearsOnInsertion", \UITextField.clearsOnInsertion, on: object) {
      $0.clearsOnInsertion = $0.clearsOnInsertion
    }
    check("UITextField.delegate", \UITextField.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UITextField.font", \UITextField.font, on: object) {
      $0.font = $0.font
    }
    check("UITextField.inputAccessoryView", \UITextField.inputAccessoryView, on: object) {
      $0.inputAccessoryView = $0.inputAccessoryView
    }
    check("UITextField.inputView", \UITextField.inputView, on: object) {
      $0.inputView = $0.inputView
    }
    check("UITextField.leftView", \UITextField.leftView, on: object) {
      $0.leftView = $0.leftView
    }
    check("UITextField.leftViewMode", \UITextField.leftViewMode, on: object) {
      $0.leftViewMode = $0.leftViewMode
    }
    check("UITextField.minimumFontSize", \UITextField.minimumFontSize, on: object) {
      $0.minimumFontSize = $0.minimumFontSize
    }
    check("UITextField.placeholder", \UITextField.placeholder, on: object) {
      $0.placeholder = $0.placeholder
    }
    check("UITextField.rightView", \UITextField.rightView, on: object) {
      $0.rightView = $0.rightView
    }
    check("UITextField.rightViewMode", \UITextField.rightViewMode, on: object) {
      $0.rightViewMode = $0.rightViewMode
    }
    check("UITextField.text", \UITextField.text, on: object) {
      $0.text = $0.text
    }
    check("UITextField.textAlignment", \UITextField.textAlignment, on: object) {
      $0.textAlignment = $0.textAlignment
    }
    check("UITextField.textColor", \UITextField.textColor, on: object) {
      $0.textColor = $0.textColor
    }
  }
}
