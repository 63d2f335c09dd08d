public import Foundation

extension Headless {
  /// Makes the main screen another one: turned, of another device, with a notch.
  ///
  /// Windows that covered the screen cover it again, the others stay, and the controllers in them are told
  /// of the change. The scale becomes the system's display scale; size classes are the caller's to
  /// set, in the traits that change along. A size that is not
  /// positive or a scale below one is reported and changes nothing. ``reset()`` brings back a screen of
  /// 393 by 852 points at three pixels a point, with nothing covered.
  public static func changeMainScreen(
    size: CGSize, scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    traits: ((inout any UIMutableTraits) -> Void)? = nil
  ) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale >= 1,
      scale.isFinite
    else { return report(.impossibleScreen(width: size.width, height: size.height, scale: scale)) }
    let screen = UIScreen.main
    let covering = UIApplication.shared.allWindows.filter { $0.frame == screen.bounds }
    screen.change(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
    var isToldToSystem = false
    func tellSystem() {
      guard !isToldToSystem else { return }
      isToldToSystem = true
      systemTraits = systemTraits.modifyingTraits {
        $0.displayScale = scale
        traits?(&$0)
      }
    }
    for window in covering {
      window.resize(to: screen.bounds.size, traits: traits) {
        tellSystem()
        window.setFrame(screen.bounds)
      }
    }
    tellSystem()
    for window in UIApplication.shared.allWindows { window.safeAreaMayHaveChanged() }
  }
}
