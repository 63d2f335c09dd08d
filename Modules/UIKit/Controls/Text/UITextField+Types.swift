public import Foundation

extension UITextField {
  /// How the border of a field looks.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with a shadow within.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When a view at the side of the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// Only while the text is edited.
    case whileEditing = 1
    /// Only while the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed is meant to stay.
    case committed = 0
    /// The editing was given up, and what was typed is not meant to stay.
    case cancelled = 1
  }

  /// Posted by a field when its editing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Posted by a field when the user has changed its text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Posted by a field when its editing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Under this key the last notification has its reason, as the number that it is.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}
