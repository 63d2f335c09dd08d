import Foundation

extension UIApplication {
  /// The windows of all scenes, the hindmost of each first.
  ///
  /// Apple deprecates it in favour of the windows of a scene.
  public var windows: [UIWindow] {
    scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The key window.
  ///
  /// Apple deprecates it in favour of the key window of a scene.
  public var keyWindow: UIWindow? { keyWindowOfAll }

  /// The scene that new windows join: the first active one.
  package var activeWindowScene: UIWindowScene? {
    scenes.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
  }

  /// All windows that are alive, in the order in which they were created.
  package var allWindows: [UIWindow] { listedWindows.compactMap(\.window) }

  func list(_ window: UIWindow) {
    listedWindows.removeAll { $0.window == nil }
    listedWindows.append(WeakWindow(window: window))
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindowOfAll !== window, window.canBecomeKey else { return }
    giveUpKey()
    keyWindowOfAll = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// When the key window is hidden, makes the frontmost visible window of its scene key.
  ///
  /// Apple does not document which window follows; this is our own rule.
  func passKeyOn(from window: UIWindow) {
    guard keyWindowOfAll === window else { return }
    giveUpKey()
    let candidates = window.windowScene?.windows ?? []
    if let heir = candidates.last(where: { !$0.isHidden && $0.canBecomeKey }) { makeKey(heir) }
  }

  private func giveUpKey() {
    guard let old = keyWindowOfAll else { return }
    keyWindowOfAll = nil
    old.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
  }
}
