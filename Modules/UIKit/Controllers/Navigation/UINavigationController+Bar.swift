import Foundation

extension UINavigationController {
  var ensuredBar: UINavigationBar {
    if let storedBar { return storedBar }
    let bar = barClasses.makeBar()
    storedBar = bar
    bar.navigationController = self
    bar.setItems(stack.map(\.navigationItem), animated: false)
    return bar
  }

  var ensuredToolbar: UIToolbar {
    if let storedToolbar { return storedToolbar }
    let toolbar = barClasses.makeToolbar()
    storedToolbar = toolbar
    toolbar.items = topViewController?.toolbarItems
    return toolbar
  }

  /// Brings the bars up to date with the stack, and a tab bar around that is to be hidden for some.
  func stackDidChange(animated: Bool) {
    storedBar?.setItems(stack.map(\.navigationItem), animated: animated)
    refreshToolbar(animated: animated)
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  func refreshToolbar(animated: Bool) {
    storedToolbar?.setItems(topViewController?.toolbarItems, animated: animated)
  }
}

extension UINavigationController: ContainerLayout {
  /// Puts the bars at the safe area's upper and lower edges, and the content all over, with the bars
  /// as part of what is not safe.
  func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    let upper = layOutNavigationBar(in: view)
    let lower = layOutToolbar(in: view)
    for child in [departing, installed].compactMap({ $0 }) {
      child.wrapper.frame = view.bounds
      child.controller.setContainerInsets(
        UIEdgeInsets(top: upper, left: 0, bottom: lower, right: 0))
    }
  }

  /// The height that the bar takes from the content.
  private func layOutNavigationBar(in view: UIView) -> CGFloat {
    let height = isNavigationBarHidden ? 0 : navigationBar.contentHeight
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: view.bounds.minX, y: view.bounds.minY + view.safeAreaInsets.top,
      width: view.bounds.width, height: height)
    view.bringSubviewToFront(navigationBar)
    return height
  }

  /// The height that the toolbar takes from the content; none is made for as long as none is shown.
  private func layOutToolbar(in view: UIView) -> CGFloat {
    let isHidden = isToolbarHidden || hidesBarBelow
    storedToolbar?.isHidden = isHidden
    guard !isHidden else { return 0 }
    let toolbar = ensuredToolbar
    toolbar.isHidden = false
    let height = BarMetrics.toolbarHeight + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    view.addSubview(toolbar)
    return BarMetrics.toolbarHeight
  }
}
