// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITextView() {
    let object = make(UITextView.self)
    check("UITextView.accessibilityValue", \UITextView.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UITextView.attributedText", \UITextView.attributedText, on: object) {
      $0.attributedText = $0.attributedText
    }
    check("UITextView.borderStyle", \UITextView.borderStyle, on: object) {
      $0.borderStyle = $0.borderStyle
    }
    check("UITextView.clearsOnInsertion", \UITextView.clearsOnInsertion, on: object) {
      $0.clearsOnInsertion = $0.clearsOnInsertion
    }
    check("UITextView.delegate", \UITextView.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UITextView.font", \UITextView.font, on: object) {
      $0.font = $0.font
    }
    check("UITextView.inputAccessoryView", \UITextView.inputAccessoryView, on: object) {
      $0.inputAccessoryView = $0.inputAccessoryView
    }
    check("UITextView.inputView", \UITextView.inputView, on: object) {
      $0.inputView = $0.inputView
    }
    check("UITextView.isAccessibilityElement", \UITextView.isAccessibilityElement, on: object) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
    check("UITextView.isEditable", \UITextView.isEditable, on: object) {
      $0.isEditable = $0.isEditable
    }
    check("UITextView.isScrollEnabled", \UITextView.isScrollEnabled, on: object) {
      $0.isScrollEnabled = $0.isScrollEnabled
    }
    check("UITextView.isSelectable", \UITextView.isSelectable, on: object) {
      $0.isSelectable = $0.isSelectable
    }
    check("UITextView.selectedRange", \UITextView.selectedRange, on: object) {
      $0.selectedRange = $0.selectedRange
    }
    check("UITextView.text", \UITextView.text, on: object) {
      $0.text = $0.text
    }
    check("UITextView.textAlignment", \UITextView.textAlignment, on: object) {
      $0.textAlignment = $0.textAlignment
    }
    check("UITextView.textColor", \UITextView.textColor, on: object) {
      $0.textColor = $0.textColor
    }
    check("UITextView.textContainerInset", \UITextView.textContainerInset, on: object) {
      $0.textContainerInset = $0.textContainerInset
    }
    check("UITextView.typingAttributes", \UITextView.typingAttributes, on: object) {
      $0.typingAttributes = $0.typingAttributes
    }
  }
}
