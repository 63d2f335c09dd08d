private import Synchronization

/// The measurer that the whole headless UIKit asks for text sizes.
public enum TextMeasurement {
  private struct Installed {
    var measurer: any TextMeasuring = BuiltInTextMeasurer()
    /// How often another was put in place.
    var changes = 0
  }

  private static let installed = Mutex(Installed())

  /// The measurer in use; ``BuiltInTextMeasurer`` until another is put in its place. Any thread may
  /// ask.
  public static var current: any TextMeasuring {
    installed.withLock { $0.measurer }
  }

  /// Puts a measurer in place of the one in use, which it returns so that it can be put back.
  ///
  /// Views that measured their text before keep their sizes until their intrinsic sizes are
  /// invalidated, so this belongs to the start of a program or of a test.
  @discardableResult
  public static func use(_ measurer: any TextMeasuring) -> any TextMeasuring {
    installed.withLock { current in
      let previous = current.measurer
      current.measurer = measurer
      current.changes += 1
      return previous
    }
  }

  /// How often a measurer was put in place: what another one has measured is not to be kept.
  static var changes: Int { installed.withLock { $0.changes } }

  /// Returns to the built-in measurer.
  public static func reset() {
    use(BuiltInTextMeasurer())
  }
}
