import UIKit

extension UIView {
  /// Does what a person does who edits the text of a field: begins first, if the field lets them.
  func edit(at place: SourcePlace, _ body: () throws(RukaError) -> Void) {
    act(at: place) { () throws(RukaError) in
      if becomeFirstResponder() { try body() }
    }
  }

  /// Types on the keyboard, a key for each character. What is typed goes to whatever is edited at the
  /// time: a field may hand the editing on, as one for a digit of a code does, or end it.
  func typeOnKeyboard(_ text: String) throws(RukaError) {
    let (name, window) = (summary, window)
    for character in text {
      guard let input = window?.firstResponder as? any UIKeyInput else {
        throw .unsuitable(
          element: name, reason: "editing had ended when \"\(character)\" was to be typed",
          tree: window?.treeOfScreen ?? "(no window)")
      }
      input.insertText(character.key)
    }
  }
}

extension Character {
  /// What its key types; there is one return key, whatever a line break is made of.
  fileprivate var key: String { self == "\r\n" || self == "\r" ? "\n" : String(self) }
}
