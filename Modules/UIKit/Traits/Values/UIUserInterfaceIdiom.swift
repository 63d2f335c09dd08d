/// The kind of device that an interface is designed for.
///
/// The raw values are those of Apple's headers, gaps included.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No idiom is known.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
