// The keys that no character stands for. Apple does not document what the strings say.
extension UIKeyCommand {
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  public nonisolated class var f1: String { "UIKeyInputF1" }
  public nonisolated class var f2: String { "UIKeyInputF2" }
  public nonisolated class var f3: String { "UIKeyInputF3" }
  public nonisolated class var f4: String { "UIKeyInputF4" }
  public nonisolated class var f5: String { "UIKeyInputF5" }
  public nonisolated class var f6: String { "UIKeyInputF6" }
  public nonisolated class var f7: String { "UIKeyInputF7" }
  public nonisolated class var f8: String { "UIKeyInputF8" }
  public nonisolated class var f9: String { "UIKeyInputF9" }
  public nonisolated class var f10: String { "UIKeyInputF10" }
  public nonisolated class var f11: String { "UIKeyInputF11" }
  public nonisolated class var f12: String { "UIKeyInputF12" }
}
