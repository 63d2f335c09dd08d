import Foundation
public import UIKit

extension UITextView {
  /// Types the text, character by character, at the end of what is there: begins editing, then asks
  /// the delegate for each character and goes on with those that it grants. A line break is a character
  /// like others. Where the editing ends on the way, the running test fails.
  ///
  /// A text view that cannot be edited, or whose delegate refuses that, keeps its text. So does one that
  /// a finger would not reach, which fails the running test.
  public func type(
    text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      selectedRange = NSRange(location: wholeRange.length, length: 0)
      try typeOnKeyboard(text)
    }
  }

  /// Selects all the text and deletes it.
  public func clear(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    edit(at: .init(fileID, file, line, column)) {
      selectedRange = wholeRange
      deleteBackward()
    }
  }

  /// Selects all the text and types the new one over it.
  public func replace(
    text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard !text.isEmpty else {
      return clear(fileID: fileID, file: file, line: line, column: column)
    }
    edit(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      selectedRange = wholeRange
      try typeOnKeyboard(text)
    }
  }

  private var wholeRange: NSRange { NSRange(location: 0, length: (text as NSString).length) }
}
