extension Headless {
  /// Hears what a program tells assistive technology.
  public typealias AccessibilityListener = @MainActor (UIAccessibility.Notification, Any?) -> Void

  static var accessibilityListener: AccessibilityListener?

  /// Runs the body with everything that is posted to assistive technology handed to the listener.
  ///
  /// Calls nest: the innermost listener alone hears. The previous one is back when the body ends, also
  /// by an error.
  public static func withAccessibilityListener<Result>(
    _ listener: @escaping AccessibilityListener, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = accessibilityListener
    accessibilityListener = listener
    defer { accessibilityListener = previous }
    return try body()
  }
}
