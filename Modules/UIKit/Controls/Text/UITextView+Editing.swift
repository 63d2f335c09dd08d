import Foundation

extension UITextView {
  /// Sets the text for the program: nobody is asked or told.
  func setText(_ text: NSAttributedString) {
    guard text != storage else { return }
    storage.setAttributedString(text)
    edited = EditedText(text.string)
    textLayoutDidChange()
  }

  /// Begins editing where the user taps, with the caret behind the text.
  ///
  /// Apple's text view puts it at the nearest word; where words are is not known well enough here.
  func beginByTap() {
    guard isSelectable, !isFirstResponder, becomeFirstResponder() else { return }
    select(NSRange(location: edited.length, length: 0))
  }
}

extension UITextView: TextEditor {
  var allowsEditing: Bool { isEditable && isSelectable }

  func mayBeginEditing() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

  func mayEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  func mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func didBeginEditing() {
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  func didReplace(_ range: NSRange, with replacement: String) {
    storage.replaceCharacters(
      in: range, with: NSAttributedString(string: replacement, attributes: typingAttributes))
    textLayoutDidChange()
    fitContent()
    reveal(edited.selection)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func didChangeSelection() {
    let caret = edited.selection.location
    if caret > 0, caret <= storage.length {
      typingAttributes = storage.attributes(at: caret - 1, effectiveRange: nil)
    }
    delegate?.textViewDidChangeSelection(self)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
