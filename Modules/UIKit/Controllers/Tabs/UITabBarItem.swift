import Foundation

/// One item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item with the title and image.
  @inline(never) public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
