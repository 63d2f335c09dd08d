public import UIKit

extension UITextField {
  /// Types the text, character by character, at the end of what is there: begins editing, then asks
  /// the delegate for each character and goes on with those that it grants.
  ///
  /// A line break presses the return key. Where the editing goes to another field on the way, the rest
  /// is typed there; where it ends, the running test fails.
  ///
  /// A disabled field, or one whose delegate refuses the editing, stays as it is. So does one that a
  /// finger would not reach, which fails the running test.
  public func type(
    text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      let length = (self.text ?? "").utf16.count
      selectionByUser = NSRange(location: length, length: 0)
      try typeOnKeyboard(text)
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
    edit(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      selectionByUser = NSRange(location: 0, length: (self.text ?? "").utf16.count)
      guard !text.isEmpty else { return deleteBackward() }
      try typeOnKeyboard(text)
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
