import Foundation

extension UITraitCollection {
  /// Holds a collection, or the tracker of a method under way, whose collection is made only when
  /// it is asked for.
  private static let currentOnThread = ThreadLocal<AnyObject>()

  /// The collection with which dynamic colors resolve on the calling thread.
  ///
  /// UIKit sets it before it calls code that lays out or draws a view, or that handles a change of
  /// traits; where nothing set it, it is the system's own. Each thread has its own: a change on one
  /// is not seen on another.
  public class var current: UITraitCollection {
    get {
      let current = currentOnThread.value
      if let tracker = current as? TraitTracker { return tracker.subjects[0].collection }
      return current as? UITraitCollection ?? SystemTraits.snapshot
    }
    set { currentOnThread.value = newValue }
  }

  /// Calls a closure with this collection as `current`, then restores what was current before.
  ///
  /// Calls may nest, and any thread may make them.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// As `performAsCurrent(_:)`, with a result, and for closures that throw.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.withCurrent(self, body)
  }

  static func withCurrent<Result>(
    _ current: AnyObject, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = currentOnThread.value
    currentOnThread.value = current
    defer { currentOnThread.value = previous }
    return try body()
  }

  /// Forgets what is current on the calling thread.
  static func resetCurrent() { currentOnThread.value = nil }
}
