import UIKit

/// A screen with two badges, one of them in a child controller.
final class Gallery: UIViewController {
  let first = Badge("first")
  let child = Shelf()

  override func viewDidLoad() {
    view.addSubview(first)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    registerForTraitChanges([ThemeTrait.self], action: Selector(Gallery.themeDidChange))
  }

  private func themeDidChange() {
    print("  gallery: its theme is \(traitCollection.theme) now")
  }
}

/// A controller with a badge, that names its theme when it is laid out.
final class Shelf: UIViewController {
  let second = Badge("second")

  override func viewDidLoad() {
    view.addSubview(second)
  }

  /// The theme is read here, so a change of it asks for another layout, without any registration.
  override func viewWillLayoutSubviews() {
    print("  shelf: laid out as \(traitCollection.theme)")
  }
}
