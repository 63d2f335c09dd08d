import Dispatch
import Foundation

extension Headless {
  private nonisolated static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the code runs where the main actor's does.
  ///
  /// Where the main thread serves no run loop, another thread may serve the main queue.
  private nonisolated static var isOnMainActor: Bool {
    DispatchQueue.getSpecific(key: mainQueueMark) != nil || Thread.isMainThread
  }

  /// Reports from code of any isolation: to the handler on the main actor, else to standard error.
  nonisolated static func reportFromAnywhere(_ misuse: UIKitMisuse) {
    if isOnMainActor {
      MainActor.assumeIsolated { report(misuse) }
    } else {
      write(misuse)
    }
  }

  nonisolated static func write(_ misuse: UIKitMisuse) {
    FileHandle.standardError.write(Data("UIKit: \(misuse)\n".utf8))
  }
}
