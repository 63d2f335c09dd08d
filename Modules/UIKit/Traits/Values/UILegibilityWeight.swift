/// Whether text is to be drawn heavier to be easier to read.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is known.
  case unspecified = -1
  /// Text keeps its weight.
  case regular = 0
  /// Text is drawn heavier.
  case bold = 1
}
