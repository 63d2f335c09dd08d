import UIEnvironmentHooks
import UIEnvironmentPredefinedKeys

/// Intercepts setters by hooks on whole classes.
struct SetterHooks: SetterInterception {
  func afterSetting<Object: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    _ listener: @escaping @MainActor (Object) -> Void
  ) throws -> @Sendable () -> Void {
    let token = try hookAfter(targetClass: Object.self, setting: keyPath) { object in
      listener(object)
    }
    return { token.cancelHook() }
  }
}
