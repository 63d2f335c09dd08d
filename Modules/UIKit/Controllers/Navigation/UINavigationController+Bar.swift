import Foundation

extension UINavigationController {
  var ensuredBar: UINavigationBar {
    if let storedBar { return storedBar }
    let bar = UINavigationBar()
    storedBar = bar
    bar.navigationController = self
    bar.setItems(stack.map(\.navigationItem), animated: false)
    return bar
  }

  /// Brings the bar up to date with the stack, and a tab bar around that is to be hidden for some.
  func stackDidChange(animated: Bool) {
    storedBar?.setItems(stack.map(\.navigationItem), animated: animated)
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UINavigationController: ContainerLayout {
  /// Puts the bar below the safe area's upper edge, and the content all over, with the bar as part of
  /// what is not safe.
  func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let height = isNavigationBarHidden ? 0 : BarMetrics.navigationBarHeight
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: bounds.minX, y: bounds.minY + view.safeAreaInsets.top, width: bounds.width,
      height: height)
    view.bringSubviewToFront(navigationBar)
    for child in [departing, installed].compactMap({ $0 }) {
      child.wrapper.frame = bounds
      child.controller.setContainerInsets(UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }
  }
}
