/// What a headless UIKit needs and Apple's does not have: misuse reports and shared state that can be
/// reset.
@MainActor public enum Headless {
  /// Receives each reported misuse.
  public typealias MisuseHandler = @MainActor (UIKitMisuse) -> Void

  private static var misuseHandler: MisuseHandler?

  /// Runs the body with every misuse sent to the handler instead of standard error.
  ///
  /// Calls nest: the innermost handler alone is told. The previous one is back when the body ends,
  /// also by an error.
  public static func withMisuseHandler<Result>(
    _ handler: @escaping MisuseHandler, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = misuseHandler
    misuseHandler = handler
    defer { misuseHandler = previous }
    return try body()
  }

  /// The one place through which the module reports misuse.
  package static func report(_ misuse: UIKitMisuse) {
    if let misuseHandler {
      misuseHandler(misuse)
    } else {
      write(misuse)
    }
  }
}
