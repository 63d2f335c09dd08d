public import Foundation

// The keyboard's notifications are posted with the screen as object, in the order "will change frame",
// "will show" or "will hide", and 0.25 seconds of the virtual clock later "did change frame" and "did
// show" or "did hide"; with animations off those follow at once. Going from one input to another posts
// something only if the keyboard's height changes.
extension UIResponder {
  /// Posted before the keyboard comes, or changes its height while it shows.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")

  /// Posted when the keyboard has come, or changed its height.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")

  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")

  /// Posted when the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")

  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Posted when the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Under this key there is the frame before the change: an `NSValue` of a rectangle on the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// Under this key there is the frame after the change: an `NSValue` of a rectangle on the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// Under this key there is how long the change takes: a number of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// Under this key there is the curve of the change, as a number.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// Under this key there is whether the keyboard is this application's: always `true` here.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Creates a value that holds the rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}
