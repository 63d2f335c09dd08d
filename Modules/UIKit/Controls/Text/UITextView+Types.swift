public import Foundation

extension UITextView {
  /// How the border of a text view looks.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A rectangle with round corners, as around a text field.
    case roundedRect = 1
  }

  /// Posted by a text view when its editing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Posted by a text view when the user has changed its text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  /// Posted by a text view when its editing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
