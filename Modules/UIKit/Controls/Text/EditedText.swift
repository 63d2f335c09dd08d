import Foundation

/// A text being edited: its characters, and which of them are selected. An empty selection is the
/// caret. Ranges count UTF-16 units, as all of UIKit's do.
struct EditedText: Equatable {
  private(set) var string: String
  var selection: NSRange

  init(_ string: String = "") {
    self.string = string
    selection = NSRange(location: (string as NSString).length, length: 0)
  }

  var length: Int { (string as NSString).length }

  var isEmpty: Bool { string.isEmpty }

  /// What the delete key deletes: the selection or else the character before the caret, whole even
  /// where it is made of several units; `nil` at the start of the text.
  var rangeBeforeCaret: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Puts the replacement in place of the range, and the caret behind it.
  mutating func replace(_ range: NSRange, with replacement: String) {
    string = (string as NSString).replacingCharacters(in: range, with: replacement)
    selection = NSRange(
      location: range.location + (replacement as NSString).length, length: 0)
  }

  /// Whether the range lies within the text.
  func contains(_ range: NSRange) -> Bool {
    range.location >= 0 && range.length >= 0 && range.upperBound <= length
  }
}

extension EditedText {
  /// What of the range lies within the text.
  func clamp(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}
