public import Foundation

/// Decides about, and is told of, the editing of a text field.
///
/// Off Apple platforms a protocol's requirements cannot be optional; each has a default that does what
/// UIKit does where the method is missing. A method whose name or labels differ in the least is
/// another method, and is never called.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; `true` unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; `true` unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended. Called by the method with a reason, unless that is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended for the reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether what the user does may replace the range of the present text; `true` unless implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the clear button may clear the text; `true` unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by itself; `true` unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
