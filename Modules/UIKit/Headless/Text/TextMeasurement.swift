private import Synchronization

/// The measurer that the whole headless UIKit asks for text sizes.
public enum TextMeasurement {
  private static let installed = Mutex<any TextMeasuring>(BuiltInTextMeasurer())

  /// The measurer in use; ``BuiltInTextMeasurer`` until another is put in its place. Any thread may
  /// ask.
  public static var current: any TextMeasuring {
    installed.withLock { $0 }
  }

  /// Puts a measurer in place of the one in use, which it returns so that it can be put back.
  ///
  /// Views that measured their text before keep their sizes until their intrinsic sizes are
  /// invalidated, so this belongs to the start of a program or of a test.
  @discardableResult
  public static func use(_ measurer: any TextMeasuring) -> any TextMeasuring {
    installed.withLock { current in
      let previous = current
      current = measurer
      return previous
    }
  }

  /// Returns to the built-in measurer.
  public static func reset() {
    use(BuiltInTextMeasurer())
  }
}
