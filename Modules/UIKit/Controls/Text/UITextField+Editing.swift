import Foundation

extension UITextField {
  /// Sets the text for the program: nobody is asked or told.
  func setText(_ text: String) {
    guard text != edited.string else { return }
    edited = EditedText(text)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Typing

  func type(_ text: String) {
    guard isEnabled else { return }
    if text == "\n" { return pressReturn() }
    typeOverSelection(text.replacingOccurrences(of: "\n", with: " "))
  }

  /// Replaces a range as the user's doing: asks, changes, tells. `false` where it was refused.
  package func replaceByUser(_ range: NSRange, with replacement: String) -> Bool {
    replaceAsUser(range, with: replacement)
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
    set { select(newValue) }
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

extension UITextField: TextEditor {
  var allowsEditing: Bool { isEnabled }

  func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
  }

  func didBeginEditing() {
    if clearsOnBeginEditing { setText("") }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  func didReplace(_ range: NSRange, with replacement: String) { tellOfChange() }

  func didChangeSelection() { delegate?.textFieldDidChangeSelection(self) }
}
