/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window, whose former content leaves the hierarchy meanwhile.
  case fullScreen = 0
  /// A sheet over the content, which stays on the screen.
  case pageSheet = 1
  /// A smaller sheet in the middle of the content, which stays on the screen.
  case formSheet = 2
  /// Over the presenter's view, which leaves the hierarchy meanwhile.
  case currentContext = 3
  /// By the presentation controller of the transitioning delegate.
  case custom = 4
  /// Over the whole window, whose content stays.
  case overFullScreen = 5
  /// Over the presenter's view, which stays.
  case overCurrentContext = 6
  /// In a popover that points to where it comes from.
  case popover = 7
  /// No adaptation; a controller cannot be presented in this style.
  case none = -1
  /// What suits best: a page sheet.
  case automatic = -2
}
