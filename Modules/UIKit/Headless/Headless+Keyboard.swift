public import Foundation

extension Headless {
  /// The height of the keyboard that shows while a text is edited, in points: 336 until it is set.
  ///
  /// With a height of zero no keyboard shows, as where keys are connected to the device. Setting it
  /// while a keyboard shows changes that one. A height that is negative or not finite is reported and
  /// not taken.
  public static var keyboardHeight: CGFloat {
    get { Keyboard.shared.keysHeight }
    set {
      guard newValue >= 0, newValue.isFinite else {
        return report(.geometryNotFinite(view: "keyboard", property: "height"))
      }
      Keyboard.shared.keysHeight = newValue
    }
  }

  /// Where on the screen the keyboard is, or `nil` while it does not show.
  public static var keyboardFrame: CGRect? {
    Keyboard.shared.isShown ? Keyboard.shared.frame : nil
  }
}
