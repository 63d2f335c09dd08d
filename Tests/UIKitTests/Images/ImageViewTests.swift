import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ImageViewTests {
  @Test func `a view takes the size of its image and lets touches through`() {
    let view = UIImageView(image: Picture(20))
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.accessibilityTraits == .image)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `while highlighted the other image counts, if there is one`() {
    let view = UIImageView(image: Picture(20), highlightedImage: Picture(30))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 30)
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize.width == 20)
  }

  @Test func `an animation of some rounds ends by itself`() {
    let view = UIImageView(image: nil)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [Picture(1), Picture(2)]
    view.animationDuration = 2
    view.animationRepeatCount = 3
    view.startAnimating()
    Headless.clock.advance(by: 5.9)
    #expect(view.isAnimating)
    Headless.clock.advance(by: 0.1)
    #expect(!view.isAnimating)
  }

  @Test func `an animating view is not kept alive`() {
    weak var weakView: UIImageView?
    do {
      let view = UIImageView(image: nil)
      weakView = view
      view.animationImages = [Picture(1)]
      view.animationRepeatCount = 1_000
      view.startAnimating()
    }
    #expect(weakView == nil)
  }
}
