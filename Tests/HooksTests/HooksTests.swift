import Testing
import UIEnvironmentHooks

/// All tests of hooks: one at a time, because a class-wide hook is seen by every test that uses the class.
@Suite(.serialized) struct HooksTests {
  /// The backends that intercept, and must not differ in what listeners see.
  static let backends: [HookBackend] = [.direct, .libffi]
}

/// Keeps the optimiser from knowing an object's class.
@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value { value }
