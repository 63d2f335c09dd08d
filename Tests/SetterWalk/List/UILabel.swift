// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUILabel() {
    let object = make(UILabel.self)
    check("UILabel.accessibilityLabel", \UILabel.accessibilityLabel, on: object) {
      $0.accessibilityLabel = $0.accessibilityLabel
    }
    check("UILabel.accessibilityTraits", \UILabel.accessibilityTraits, on: object) {
      $0.accessibilityTraits = $0.accessibilityTraits
    }
    check(
      "UILabel.adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory,
      on: object
    ) {
      $0.adjustsFontForContentSizeCategory = $0.adjustsFontForContentSizeCategory
    }
    check("UILabel.adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, on: object) {
      $0.adjustsFontSizeToFitWidth = $0.adjustsFontSizeToFitWidth
    }
    check(
      "UILabel.allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation,
      on: object
    ) {
      $0.allowsDefaultTighteningForTruncation = $0.allowsDefaultTighteningForTruncation
    }
    check("UILabel.attributedText", \UILabel.attributedText, on: object) {
      $0.attributedText = $0.attributedText
    }
    check("UILabel.baselineAdjustment", \UILabel.baselineAdjustment, on: object) {
      $0.baselineAdjustment = $0.baselineAdjustment
    }
    check("UILabel.font", \UILabel.font, on: object) {
      $0.font = $0.font
    }
    check("UILabel.highlightedTextColor", \UILabel.highlightedTextColor, on: object) {
      $0.highlightedTextColor = $0.highlightedTextColor
    }
    check("UILabel.isAccessibilityElement", \UILabel.isAccessibilityElement, on: object) {
      $0.isAccessibilityElement = $0.isAccessibilityElement
    }
    check("UILabel.isEnabled", \UILabel.isEnabled, on: object) {
      $0.isEnabled = $0.isEnabled
    }
    check("UILabel.isHighlighted", \UILabel.isHighlighted, on: object) {
      $0.isHighlighted = $0.isHighlighted
    }
    check("UILabel.lineBreakMode", \UILabel.lineBreakMode, on: object) {
      $0.lineBreakMode = $0.lineBreakMode
    }
    check("UILabel.minimumScaleFactor", \UILabel.minimumScaleFactor, on: object) {
      $0.minimumScaleFactor = $0.minimumScaleFactor
    }
    check("UILabel.numberOfLines", \UILabel.numberOfLines, on: object) {
      $0.numberOfLines = $0.numberOfLines
    }
    check("UILabel.preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, on: object) {
      $0.preferredMaxLayoutWidth = $0.preferredMaxLayoutWidth
    }
    check("UILabel.shadowColor", \UILabel.shadowColor, on: object) {
      $0.shadowColor = $0.shadowColor
    }
    check("UILabel.shadowOffset", \UILabel.shadowOffset, on: object) {
      $0.shadowOffset = $0.shadowOffset
    }
    check("UILabel.text", \UILabel.text, on: object) {
      $0.text = $0.text
    }
    check("UILabel.textAlignment", \UILabel.textAlignment, on: object) {
      $0.textAlignment = $0.textAlignment
    }
    check("UILabel.textColor", \UILabel.textColor, on: object) {
      $0.textColor = $0.textColor
    }
  }
}
