import Foundation

/// A view in which the user edits text: what text fields and text views have in common.
@MainActor protocol TextEditor: UIView {
  var edited: EditedText { get set }
  var isBeingEdited: Bool { get set }
  var clearsOnInsertion: Bool { get set }
  /// Whether the user may edit at all.
  var allowsEditing: Bool { get }

  // What the delegate says.
  func mayBeginEditing() -> Bool
  func mayEndEditing() -> Bool
  func mayReplace(_ range: NSRange, with replacement: String) -> Bool

  // Whom is told, and what else follows.
  func didBeginEditing()
  func didEndEditing()
  func didReplace(_ range: NSRange, with replacement: String)
  func didChangeSelection()
}

extension TextEditor {
  /// Asks the delegate, lets the view take first-responder status, and tells of the beginning.
  func beginEditing(_ takeFirstResponder: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard allowsEditing, mayBeginEditing(), takeFirstResponder() else { return false }
    // Another object's callback may have taken the status, or even the editing, meanwhile.
    guard isFirstResponder, !isBeingEdited else { return isFirstResponder }
    isBeingEdited = true
    didBeginEditing()
    return isFirstResponder
  }

  /// Asks the delegate, and lets the view give up first-responder status.
  func endEditing(_ dropFirstResponder: () -> Bool) -> Bool {
    guard isBeingEdited, isFirstResponder else { return dropFirstResponder() }
    guard mayEndEditing() else { return false }
    return dropFirstResponder()
  }

  /// Tells of the end, once the status is gone, willingly or not.
  func finishEditing() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    didEndEditing()
  }

  /// Puts typed text in place of the selection, or of the whole text where that is asked for.
  func typeOverSelection(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      edited.selection = NSRange(location: 0, length: edited.length)
    }
    _ = replaceAsUser(edited.selection, with: text)
  }

  /// Does what the delete key does.
  func typeDelete() {
    guard allowsEditing, let range = edited.rangeBeforeCaret else { return }
    _ = replaceAsUser(range, with: "")
  }

  /// Replaces a range as the user's doing: asks, changes, tells. `false` where it was refused.
  func replaceAsUser(_ range: NSRange, with replacement: String) -> Bool {
    guard edited.contains(range), mayReplace(range, with: replacement),
      // The delegate may have set another text, in which the range means something else.
      edited.contains(range)
    else { return false }
    edited.replace(range, with: replacement)
    didReplace(range, with: replacement)
    return true
  }

  /// Selects a range that lies in the text; others are left alone.
  func select(_ range: NSRange) {
    guard edited.contains(range), range != edited.selection else { return }
    edited.selection = range
    didChangeSelection()
  }
}
