import Foundation

extension UITextField {
  /// Sets the text for the program: nobody is asked or told.
  func setText(_ text: String) {
    guard text != edited.string else { return }
    edited = EditedText(text)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Beginning and ending

  /// Asks the delegate, lets the field take first-responder status, and tells of the beginning.
  func beginEditing(_ takeFirstResponder: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, takeFirstResponder()
    else {
      return false
    }
    // Another object's callback may have taken the status, or even the editing, meanwhile.
    guard isFirstResponder, !isBeingEdited else { return isFirstResponder }
    isBeingEdited = true
    if clearsOnBeginEditing { setText("") }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return isFirstResponder
  }

  /// Asks the delegate, and lets the field give up first-responder status.
  func endEditing(_ dropFirstResponder: () -> Bool) -> Bool {
    guard isFirstResponder else { return dropFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return dropFirstResponder()
  }

  /// Tells of the end, once the status is gone, willingly or not.
  func finishEditing() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  // MARK: Typing

  func type(_ text: String) {
    guard isEnabled else { return }
    if text == "\n" { return pressReturn() }
    if clearsOnInsertion {
      clearsOnInsertion = false
      edited.selection = NSRange(location: 0, length: edited.length)
    }
    _ = replaceByUser(edited.selection, with: text.replacingOccurrences(of: "\n", with: " "))
  }

  func typeDelete() {
    guard isEnabled, let range = edited.rangeBeforeCaret else { return }
    _ = replaceByUser(range, with: "")
  }

  /// Replaces a range as the user's doing: asks, changes, tells. `false` where it was refused.
  package func replaceByUser(_ range: NSRange, with replacement: String) -> Bool {
    guard edited.contains(range) else { return false }
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
    // The delegate may have set another text, in which the range means something else.
    guard mayChange, edited.contains(range) else { return false }
    edited.replace(range, with: replacement)
    tellOfChange()
    return true
  }

  /// Does what the clear button does.
  package func clearByUser() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    edited = EditedText()
    tellOfChange()
  }

  /// Does what the return key does. Where somebody handles `editingDidEndOnExit`, editing ends.
  package func pressReturn() {
    guard isEnabled, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if endsEditing { _ = resignFirstResponder() }
  }

  /// Which characters the user has selected; an empty range is the caret.
  package var selectionByUser: NSRange {
    get { edited.selection }
    set {
      guard edited.contains(newValue), newValue != edited.selection else { return }
      edited.selection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  private func tellOfChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func post(_ name: NSNotification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  var spokenText: String? {
    guard hasText else { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : edited.string
  }
}
