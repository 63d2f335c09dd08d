// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIView() {
    let object = make(UIView.self)
    check("UIView.accessibilityIdentifier", \UIView.accessibilityIdentifier, on: object) {
      $0.accessibilityIdentifier = $0.accessibilityIdentifier
    }
    check("UIView.alpha", \UIView.alpha, on: object) {
      $0.alpha = $0.alpha
    }
    check("UIView.anchorPoint", \UIView.anchorPoint, on: object) {
      $0.anchorPoint = $0.anchorPoint
    }
    check("UIView.autoresizesSubviews", \UIView.autoresizesSubviews, on: object) {
      $0.autoresizesSubviews = $0.autoresizesSubviews
    }
    check("UIView.autoresizingMask", \UIView.autoresizingMask, on: object) {
      $0.autoresizingMask = $0.autoresizingMask
    }
    check("UIView.backgroundColor", \UIView.backgroundColor, on: object) {
      $0.backgroundColor = $0.backgroundColor
    }
    check("UIView.bounds", \UIView.bounds, on: object) {
      $0.bounds = $0.bounds
    }
    check("UIView.center", \UIView.center, on: object) {
      $0.center = $0.center
    }
    check("UIView.clipsToBounds", \UIView.clipsToBounds, on: object) {
      $0.clipsToBounds = $0.clipsToBounds
    }
    check("UIView.contentMode", \UIView.contentMode, on: object) {
      $0.contentMode = $0.contentMode
    }
    check("UIView.frame", \UIView.frame, on: object) {
      $0.frame = $0.frame
    }
    check("UIView.isExclusiveTouch", \UIView.isExclusiveTouch, on: object) {
      $0.isExclusiveTouch = $0.isExclusiveTouch
    }
    check("UIView.isHidden", \UIView.isHidden, on: object) {
      $0.isHidden = $0.isHidden
    }
    check("UIView.isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, on: object) {
      $0.isMultipleTouchEnabled = $0.isMultipleTouchEnabled
    }
    check("UIView.isOpaque", \UIView.isOpaque, on: object) {
      $0.isOpaque = $0.isOpaque
    }
    check("UIView.isUserInteractionEnabled", \UIView.isUserInteractionEnabled, on: object) {
      $0.isUserInteractionEnabled = $0.isUserInteractionEnabled
    }
    check("UIView.layoutMargins", \UIView.layoutMargins, on: object) {
      $0.layoutMargins = $0.layoutMargins
    }
    check("UIView.overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle, on: object) {
      $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle
    }
    check("UIView.semanticContentAttribute", \UIView.semanticContentAttribute, on: object) {
      $0.semanticContentAttribute = $0.semanticContentAttribute
    }
    check("UIView.tintColor", \UIView.tintColor, on: object) {
      $0.tintColor = $0.tintColor
    }
    check("UIView.traitOverrides", \UIView.traitOverrides, on: object) {
      $0.traitOverrides = $0.traitOverrides
    }
    check("UIView.transform", \UIView.transform, on: object) {
      $0.transform = $0.transform
    }
    check(
      "UIView.translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints, on: object
    ) {
      $0.translatesAutoresizingMaskIntoConstraints = $0.translatesAutoresizingMaskIntoConstraints
    }
  }
}
