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
    if let presented = presentedViewController, !presented.isBeingDismissed,
      presented.presentingViewController?.facesThrough(to: self) != false
    {
      return presented
    }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    default: return nil
    }
  }

  /// Whether this presenter is the controller itself or one that contains it.
  private func facesThrough(to controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0 === self }
  }

  /// The views to search, in this order: the controller's own, then the bars around it.
  var searchRoots: [UIView] {
    var roots: [UIView] = viewIfLoaded.map { [$0] } ?? []
    for container in sequence(first: self, next: \.parent) {
      if let navigation = container as? UINavigationController {
        roots.append(navigation.navigationBar)
        if !navigation.isToolbarHidden { roots.append(navigation.toolbar) }
      }
      if let tabs = container as? UITabBarController { roots.append(tabs.tabBar) }
    }
    return roots.filter { root in !roots.contains { $0 !== root && root.isDescendant(of: $0) } }
  }
}
