/// Where a line of text that does not fit ends.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words; a word that is wider than the line breaks between characters.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Nowhere: the line runs on and its container clips it.
  case byClipping = 2
  /// The line's start gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The line's end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The line's middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}
