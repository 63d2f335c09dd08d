public import Foundation

extension Headless {
  /// The traits of the device and of the person's settings, which every window inherits.
  ///
  /// What is set comes into force with the next update, as ``runUntilIdle()`` makes one. ``reset()``
  /// goes back to a phone held upright, light, with text of the usual size.
  public static var systemTraits: UITraitCollection {
    get { SystemTraits.snapshot }
    set { SystemTraits.set(newValue) }
  }

  /// Posted after ``systemTraits`` were set to others.
  public nonisolated static let systemTraitsDidChangeNotification = Notification.Name(
    "HeadlessSystemTraitsDidChangeNotification")
}
