/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark writing on a light bar, or as the interface's style has it.
  case `default` = 0
  /// Light writing on a dark bar, whatever the interface's style.
  case black = 1
}
