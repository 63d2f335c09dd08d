// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIImageView() {
    let object = make(UIImageView.self)
    check("UIImageView.accessibilityTraits", \UIImageView.accessibilityTraits, on: object) {
      $0.accessibilityTraits = $0.accessibilityTraits
    }
    check("UIImageView.animationDuration", \UIImageView.animationDuration, on: object) {
      $0.animationDuration = $0.animationDuration
    }
    check("UIImageView.animationImages", \UIImageView.animationImages, on: object) {
      $0.animationImages = $0.animationImages
    }
    check("UIImageView.animationRepeatCount", \UIImageView.animationRepeatCount, on: object) {
      $0.animationRepeatCount = $0.animationRepeatCount
    }
    check("UIImageView.highlightedImage", \UIImageView.highlightedImage, on: object) {
      $0.highlightedImage = $0.highlightedImage
    }
    check("UIImageView.image", \UIImageView.image, on: object) {
      $0.image = $0.image
    }
    check("UIImageView.isHighlighted", \UIImageView.isHighlighted, on: object) {
      $0.isHighlighted = $0.isHighlighted
    }
  }
}
