/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}
