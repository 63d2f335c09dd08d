// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkCALayer() {
    let object = make(CALayer.self)
    check("CALayer.backgroundColor", \CALayer.backgroundColor, on: object) {
      $0.backgroundColor = $0.backgroundColor
    }
    check("CALayer.borderColor", \CALayer.borderColor, on: object) {
      $0.borderColor = $0.borderColor
    }
    check("CALayer.borderWidth", \CALayer.borderWidth, on: object) {
      $0.borderWidth = $0.borderWidth
    }
    check("CALayer.contentsScale", \CALayer.contentsScale, on: object) {
      $0.contentsScale = $0.contentsScale
    }
    check("CALayer.cornerRadius", \CALayer.cornerRadius, on: object) {
      $0.cornerRadius = $0.cornerRadius
    }
    check("CALayer.isHidden", \CALayer.isHidden, on: object) {
      $0.isHidden = $0.isHidden
    }
    check("CALayer.isOpaque", \CALayer.isOpaque, on: object) {
      $0.isOpaque = $0.isOpaque
    }
    check("CALayer.maskedCorners", \CALayer.maskedCorners, on: object) {
      $0.maskedCorners = $0.maskedCorners
    }
    check("CALayer.masksToBounds", \CALayer.masksToBounds, on: object) {
      $0.masksToBounds = $0.masksToBounds
    }
    check("CALayer.name", \CALayer.name, on: object) {
      $0.name = $0.name
    }
    check("CALayer.opacity", \CALayer.opacity, on: object) {
      $0.opacity = $0.opacity
    }
    check("CALayer.shadowColor", \CALayer.shadowColor, on: object) {
      $0.shadowColor = $0.shadowColor
    }
    check("CALayer.shadowOffset", \CALayer.shadowOffset, on: object) {
      $0.shadowOffset = $0.shadowOffset
    }
    check("CALayer.shadowOpacity", \CALayer.shadowOpacity, on: object) {
      $0.shadowOpacity = $0.shadowOpacity
    }
    check("CALayer.shadowRadius", \CALayer.shadowRadius, on: object) {
      $0.shadowRadius = $0.shadowRadius
    }
    check("CALayer.zPosition", \CALayer.zPosition, on: object) {
      $0.zPosition = $0.zPosition
    }
  }
}
