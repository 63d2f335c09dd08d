import Foundation

extension UIViewController {
  /// Exchanges two children: the new one's view takes the place of the old one's, if that has any.
  func exchangeChildren(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    for child in [old, new] where child.parent !== self {
      return Headless.report(.notChild(child: child.misuseName, parent: misuseName))
    }
    let animated = duration > 0 && UIView.areAnimationsEnabled && isInVisibleWindow
    if appearance.isOnScreen, shouldAutomaticallyForwardAppearanceMethods {
      new.beginAppearance(true, animated: animated, driver: .pair)
      old.beginAppearance(false, animated: animated, driver: .pair)
    }
    if let newView = new.view, newView.superview == nil {
      (old.viewIfLoaded?.superview ?? view).addSubview(newView)
    }
    let finish = { [weak old, weak new] (finished: Bool) -> Void in
      old?.viewIfLoaded?.removeFromSuperview()
      new?.viewIfLoaded?.superview?.layoutIfNeeded()
      old?.endAppearance()
      new?.endAppearance()
      completion?(finished)
    }
    guard animated else {
      animations?()
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: finish)
  }
}
