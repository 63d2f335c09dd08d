import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ImageAssetTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let darkAndRegular = UITraitCollection {
    $0.userInterfaceStyle = .dark
    $0.horizontalSizeClass = .regular
  }

  @Test func `of the variants that suit, the one that demands most is taken`() {
    let asset = UIImageAsset()
    asset.register(Picture(1), with: light)
    asset.register(Picture(2), with: dark)
    asset.register(Picture(3), with: darkAndRegular)
    #expect(asset.image(with: light).size.width == 1)
    #expect(asset.image(with: dark).size.width == 2)
    #expect(asset.image(with: darkAndRegular).size.width == 3)
    #expect(asset.image(with: UITraitCollection(horizontalSizeClass: .compact)).size.width == 1)
    #expect(UIImageAsset().image(with: dark).size == .zero)
  }

  @Test func `of two that demand as much, the one that was registered later is taken`() {
    let asset = UIImageAsset()
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    asset.register(Picture(1), with: dark)
    asset.register(Picture(2), with: regular)
    #expect(asset.image(with: darkAndRegular).size.width == 2)
    asset.register(Picture(1), with: dark)
    #expect(asset.image(with: darkAndRegular).size.width == 1)
  }

  @Test func `a variant takes the place of one for the same, and can be taken away`() {
    let asset = UIImageAsset()
    asset.register(Picture(1), with: light)
    asset.register(Picture(2), with: dark)
    asset.register(Picture(3), with: dark)
    #expect(asset.image(with: dark).size.width == 3)
    asset.unregister(imageWith: dark)
    #expect(asset.image(with: dark).size.width == 1)
    asset.unregister(imageWith: dark)
    asset.unregister(imageWith: light)
    #expect(asset.image(with: light).size == .zero)
  }

  @Test func `a variant for a language needs that language`() {
    let asset = UIImageAsset()
    let polish = UIImage.Configuration(locale: Locale(identifier: "pl"))
    asset.register(Picture(1), with: UIImage.Configuration(locale: nil))
    asset.register(Picture(2), with: polish)
    #expect(asset.image(with: polish).size.width == 2)
    #expect(asset.image(with: polish.withLocale(Locale(identifier: "de"))).size.width == 1)
  }

  @Test func `an image that has variants keeps its asset, and the asset does not keep it`() {
    weak var weakImage: UIImage?
    weak var weakAsset: UIImageAsset?
    do {
      let image = Picture(1)
      image.imageAsset?.register(image, with: light)
      image.imageAsset?.register(Picture(2), with: dark)
      #expect(image.withConfiguration(dark.imageConfiguration).size.width == 2)
      #expect(image.withConfiguration(light.imageConfiguration).size.width == 1)
      image.imageAsset?.register(image.withConfiguration(dark.imageConfiguration), with: dark)
      (weakImage, weakAsset) = (image, image.imageAsset)
    }
    #expect(weakImage == nil)
    #expect(weakAsset == nil)
  }

  @Test func `configurations are put on top of each other, trait by trait`() {
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    let both = dark.imageConfiguration.applying(regular.imageConfiguration)
    #expect(both == darkAndRegular.imageConfiguration)
    #expect(both.hash == darkAndRegular.imageConfiguration.hash)
    #expect(both.applying(nil) === both)
    #expect(both.applying(light.imageConfiguration).traitCollection?.userInterfaceStyle == .light)
    #expect(both.withTraitCollection(nil).traitCollection == nil)
    #expect(both != dark.imageConfiguration)
    let image = Picture(1).withConfiguration(dark.imageConfiguration)
      .withConfiguration(regular.imageConfiguration)
    #expect(image.configuration == both)
    #expect(image.traitCollection == darkAndRegular)
    #expect(image.size.width == 1)
    #expect(Picture(1).configuration == nil)
  }

  @Test func `the configuration for traits holds those that affect the lookup of images`() {
    let traits = dark.modifyingTraits {
      $0.layoutDirection = .rightToLeft; $0.forceTouchCapability = .available
    }
    let kept = traits.imageConfiguration.traitCollection
    #expect(kept == dark.modifyingTraits { $0.layoutDirection = .rightToLeft })
    #expect(UITraitCollection().imageConfiguration.traitCollection == UITraitCollection())
  }

  @Test func `a view shows the variant for its traits, and takes its size when they change`() {
    let image = Picture(10)
    image.imageAsset?.register(Picture(30), with: dark)
    let view = UIImageView(image: image)
    let screen = UIViewController()
    screen.view.addSubview(view)
    let window = showInWindow(screen)
    #expect(view.intrinsicContentSize.width == 10)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: screen.view.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.bounds.width == 10)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.bounds.width == 30)
    #expect(view.image === image)
  }

  @Test func `buttons and cells make room for the variant`() {
    let image = Picture(10)
    image.imageAsset?.register(Picture(30), with: dark)
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    let background = UIButton(type: .custom)
    background.setBackgroundImage(image, for: .normal)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.standardImageView?.image = image
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    let screen = UIViewController()
    for view in [button, background, cell] { screen.view.addSubview(view) }
    let window = showInWindow(screen)
    window.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == 10)
    #expect(background.intrinsicContentSize.width == 10)
    #expect(cell.standardImageView?.frame.width == 10)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == 30)
    #expect(background.intrinsicContentSize.width == 30)
    #expect(cell.standardImageView?.frame.width == 30)
  }

  @Test func `a method that asks for the configuration runs anew for those traits alone`() {
    final class Asking: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        _ = traitCollection.imageConfiguration
      }
    }
    let view = Asking()
    let screen = UIViewController()
    screen.view.addSubview(view)
    let window = showInWindow(screen)
    window.layoutIfNeeded()
    let before = view.layouts
    view.traitOverrides.forceTouchCapability = .available
    window.layoutIfNeeded()
    #expect(view.layouts == before)
    view.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }
}

/// An image view that is deprecated, and still is in use everywhere.
private protocol StandardImageView: UIView {
  var imageView: UIImageView? { get }
}

extension StandardImageView {
  fileprivate var standardImageView: UIImageView? { imageView }
}

extension UITableViewCell: StandardImageView {}
