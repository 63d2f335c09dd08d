public import UIKit

extension UITextField {
  /// Types the text, character by character, at the end of what is there: begins editing, then asks
  /// the delegate for each character and goes on with those that it grants.
  ///
  /// A disabled field, or one whose delegate refuses the editing, stays as it is. So does one that a
  /// finger would not reach, which fails the running test.
  public func type(
    text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: .init(fileID, file, line, column)) {
      for character in text { insertText(String(character)) }
    }
  }

  /// Deletes all the text as a person does with the clear button.
  public func clear(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    edit(at: .init(fileID, file, line, column)) { clearByUser() }
  }

  /// Selects all the text and types the new one over it.
  public func replace(
    text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: .init(fileID, file, line, column)) {
      selectionByUser = NSRange(location: 0, length: ((self.text ?? "") as NSString).length)
      guard !text.isEmpty else { return deleteBackward() }
      for character in text { insertText(String(character)) }
    }
  }

  /// Presses the return key of the keyboard, which is there while the field is edited: begins
  /// editing first if it is not.
  public func `return`(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    edit(at: .init(fileID, file, line, column)) { pressReturn() }
  }
}

extension UIView {
  /// Does what a person does who edits the text of a field: begins first, if the field lets them.
  func edit(at place: SourcePlace, _ body: () -> Void) {
    act(at: place) {
      if becomeFirstResponder() { body() }
    }
  }
}
