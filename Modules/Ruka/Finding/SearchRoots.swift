import UIKit

extension UIWindow {
  /// The views to search: a menu that lies over everything, else those of the controller that a person
  /// faces.
  var searchRoots: [UIView] {
    if let overlay = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isUnseen }) {
      return [overlay]
    }
    return rootViewController?.facing.searchRoots ?? []
  }
}

extension UIViewController {
  /// The controller that a person faces: what is presented, selected, or on top, all the way.
  var facing: UIViewController {
    var controller = self
    while let next = controller.nextFacing { controller = next }
    return controller
  }

  private var nextFacing: UIViewController? {
    if let presented = presentedViewController, !presented.isBeingDismissed {
      guard let search = presented as? UISearchController else { return presented }
      // Without results of its own a search leaves what it searches in sight.
      if let results = search.shownResults { return results }
    }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let pages as UIPageViewController: return pages.viewControllers?.onlyOne
    case let split as UISplitViewController where split.isCollapsed:
      return split.viewControllers.onlyOne
    // What shows several at once is searched as a whole.
    default: return nil
    }
  }

  /// The views to search, in this order: the controller's own, then the bars around it.
  var searchRoots: [UIView] {
    var roots: [UIView] = viewIfLoaded.map { [$0] } ?? []
    for container in sequence(first: self, next: \.around) {
      if let navigation = container as? UINavigationController {
        roots.append(navigation.navigationBar)
        if !navigation.isToolbarHidden { roots.append(navigation.toolbar) }
      }
      if let tabs = container as? UITabBarController { roots.append(tabs.tabBar) }
    }
    return roots.filter { root in !roots.contains { $0 !== root && root.isDescendant(of: $0) } }
  }

  /// The parent, or what a search lies over, the bars of which stay usable.
  private var around: UIViewController? {
    parent ?? (self as? UISearchController)?.presentingViewController
  }
}

extension UISearchController {
  /// The controller of the results while these are shown.
  fileprivate var shownResults: UIViewController? {
    searchResultsController.flatMap { $0.viewIfLoaded?.visibility.isVisible == true ? $0 : nil }
  }
}

extension Array {
  /// The element, if there is one and no other.
  fileprivate var onlyOne: Element? { count == 1 ? first : nil }
}
