/// The animation with which a controller is presented; headless, they differ in nothing but the name.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// By a turn about the vertical axis.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By curling a corner of the page.
  case partialCurl = 3
}
