import Foundation

extension UITraitCollection {
  private static let currentOnThread = ThreadLocal<UITraitCollection>()

  /// The collection with which dynamic colors resolve on the calling thread.
  ///
  /// UIKit sets it before it calls code that lays out or draws a view, or that handles a change of
  /// traits; where nothing set it, it is the collection that the system starts with. Each thread
  /// has its own: a change on one is not seen on another.
  public class var current: UITraitCollection {
    get { currentOnThread.value ?? .systemDefault }
    set { currentOnThread.value = newValue }
  }

  /// Calls a closure with this collection as `current`, then restores what was current before.
  ///
  /// Calls may nest, and any thread may make them.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// As `performAsCurrent(_:)`, with a result, and for closures that throw.
  package func withCurrent<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = Self.currentOnThread.value
    Self.currentOnThread.value = self
    defer { Self.currentOnThread.value = previous }
    return try body()
  }
}
