import Foundation

/// A variable that each thread has for itself. It lives as long as the program.
final class ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  #if os(Windows)
    private let key = "UIKit.ThreadLocal.\(UUID().uuidString)"

    var value: Value? {
      get { Thread.current.threadDictionary[key] as? Value }
      set { Thread.current.threadDictionary[key] = newValue }
    }
  #else
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      let result = pthread_key_create(&key) { (held: UnsafeMutableRawPointer?) in
        held.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
      }
      precondition(result == 0, "UIKit: no thread-local variable is left")
      self.key = key
    }

    /// The thread's value. The thread keeps it alive, until it ends at the latest.
    var value: Value? {
      get {
        pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
      }
      set {
        let previous = pthread_getspecific(key)
        pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
        previous.map { Unmanaged<Value>.fromOpaque($0).release() }
      }
    }
  #endif
}
