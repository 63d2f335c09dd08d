public import Foundation

/// Hears which item of a tab bar the user taps.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells that the user has selected the item, which may have been selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
