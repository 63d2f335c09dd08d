// The keys that no character stands for. Apple does not document what the strings say.
extension UIKeyCommand {
  /// The arrow that points up.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The arrow that points down.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The arrow that points to the left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The arrow that points to the right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The key that leaves or cancels.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The key that goes up by a page.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key that goes down by a page.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The key that goes to the start.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The key that goes to the end.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes what comes before.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  /// The first function key.
  public nonisolated class var f1: String { "UIKeyInputF1" }
  /// The second function key.
  public nonisolated class var f2: String { "UIKeyInputF2" }
  /// The third function key.
  public nonisolated class var f3: String { "UIKeyInputF3" }
  /// The fourth function key.
  public nonisolated class var f4: String { "UIKeyInputF4" }
  /// The fifth function key.
  public nonisolated class var f5: String { "UIKeyInputF5" }
  /// The sixth function key.
  public nonisolated class var f6: String { "UIKeyInputF6" }
  /// The seventh function key.
  public nonisolated class var f7: String { "UIKeyInputF7" }
  /// The eighth function key.
  public nonisolated class var f8: String { "UIKeyInputF8" }
  /// The ninth function key.
  public nonisolated class var f9: String { "UIKeyInputF9" }
  /// The tenth function key.
  public nonisolated class var f10: String { "UIKeyInputF10" }
  /// The eleventh function key.
  public nonisolated class var f11: String { "UIKeyInputF11" }
  /// The twelfth function key.
  public nonisolated class var f12: String { "UIKeyInputF12" }
}
