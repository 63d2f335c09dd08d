/// On which side lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, whichever way the text is written.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right, whichever way the text is written.
  case right = 2
  /// On both, but for the last line.
  case justified = 3
  /// The side on which the script begins.
  case natural = 4
}

/// How text whose size was adjusted stands to its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where that of the full size would be.
  case alignBaselines = 0
  /// Its middle is where that of the full size would be.
  case alignCenters = 1
  /// Its upper left corner is where that of the full size would be.
  case none = 2
}
