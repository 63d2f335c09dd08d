import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ButtonImageTests {
  private final class Picture: UIImage, @unchecked Sendable {
    override var size: CGSize { CGSize(width: 20, height: 10) }
  }

  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  private func title() throws -> CGRect {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    return try #require(button.titleLabel).frame
  }

  private func image() throws -> CGRect {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    return try #require(button.imageView).frame
  }

  @Test func `the image stands before the title, both in the middle`() throws {
    button.setTitle("Go", for: .normal)
    button.setImage(Picture(), for: .normal)
    #expect(try image().size == CGSize(width: 20, height: 10))
    #expect(try image().maxX == title().minX)
    #expect(try image().midY == 20)
    #expect(try abs(image().minX + title().maxX - 200) < 0.01)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(try title().maxX == image().minX)
  }

  @Test func `each state has its images, or those of the normal one`() {
    let (normal, selected, behind) = (Picture(), Picture(), Picture())
    button.setImage(normal, for: .normal)
    button.setImage(selected, for: .selected)
    button.setBackgroundImage(behind, for: .disabled)
    #expect(button.currentImage === normal)
    #expect(button.imageView?.image === normal)
    button.isSelected = true
    #expect(button.imageView?.image === selected)
    button.isHighlighted = true
    #expect(button.currentImage === normal)
    #expect(button.currentBackgroundImage == nil)
    #expect(button.backgroundImage(for: .disabled) === behind)
    button.isHighlighted = false
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentBackgroundImage === behind)
  }

  @Test func `an image or subtitle that is taken away shows no longer`() {
    button.setImage(Picture(), for: .normal)
    let view = button.imageView
    #expect(view?.isHidden == false)
    button.setImage(nil, for: .normal)
    #expect(button.imageView?.image == nil)
    #expect(view?.isHidden == true)
    var configuration = UIButton.Configuration.plain()
    configuration.subtitle = "Sub"
    button.configuration = configuration
    let label = button.subtitleLabel
    #expect(label?.isHidden == false)
    button.configuration?.subtitle = nil
    #expect(label?.isHidden == true)
  }

  @Test func `a background image lies behind all and fills the button`() throws {
    button.setTitle("Go", for: .normal)
    button.setBackgroundImage(Picture(), for: .normal)
    button.layoutIfNeeded()
    let background = try #require(button.subviews.first as? UIImageView)
    #expect(background.frame == button.bounds)
    #expect(background.image === button.currentBackgroundImage)
    #expect(button.imageView?.image == nil)
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize.width >= 20)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGPoint(x: -1, y: 0)), (.trailing, CGPoint(x: 1, y: 0)),
    (.top, CGPoint(x: 0, y: -1)), (.bottom, CGPoint(x: 0, y: 1)),
  ])
  func `a configuration places the image, at the distance of its padding`(
    edge: NSDirectionalRectEdge, direction: CGPoint
  ) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = Picture()
    configuration.imagePlacement = edge
    configuration.imagePadding = 7
    button.configuration = configuration
    button.frame.size = button.intrinsicContentSize
    let (image, title) = (try image(), try title())
    if direction.x != 0 {
      #expect(image.midY == title.midY)
      #expect(
        abs((direction.x < 0 ? title.minX - image.maxX : image.minX - title.maxX) - 7) < 0.01)
    } else {
      #expect(abs(image.midX - title.midX) < 0.01)
      #expect(
        abs((direction.y < 0 ? title.minY - image.maxY : image.minY - title.maxY) - 7) < 0.01)
    }
    #expect(button.bounds.contains(image) && button.bounds.contains(title))
  }

  @Test func `a subtitle stands below the title, aligned with it as the configuration says`() throws
  {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title that is long"
    configuration.subtitle = "Sub"
    configuration.titlePadding = 3
    configuration.titleAlignment = .trailing
    button.configuration = configuration
    let title = try title()
    let subtitle = try #require(button.subtitleLabel).frame
    #expect(subtitle.minY == title.maxY + 3)
    #expect(abs(subtitle.maxX - title.maxX) < 0.01)
    button.configuration?.titleAlignment = .leading
    #expect(try abs(self.title().minX - #require(button.subtitleLabel).frame.minX) < 0.01)
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil)
  }

  @Test func `an activity indicator takes the image's place while it is wanted`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = Picture()
    button.configuration = configuration
    func indicator() -> UIActivityIndicatorView? {
      button.layoutIfNeeded()
      return button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    }
    #expect(indicator() == nil)
    button.configuration?.showsActivityIndicator = true
    #expect(indicator()?.isAnimating == true)
    #expect(button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    #expect(indicator() == nil)
    #expect(button.imageView?.isHidden == false)
  }
}
