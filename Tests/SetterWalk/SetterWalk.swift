import UIEnvironmentHooks

/// Hooks the setters of a list, writes each through code that knows the class alone, and notes what
/// came of it.
@MainActor
final class SetterWalk {
  /// How many setters were tried.
  private(set) var count = 0

  /// Those whose hook ran.
  private(set) var reached: [String] = []

  /// Those that cannot be hooked, and what was said about them.
  private(set) var refused: [String] = []

  /// Those that let themselves be hooked and then passed the hook by.
  private(set) var silent: [String] = []

  @inline(never)
  func check<Object: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, Value>, on object: Object,
    _ write: (Object) -> Void
  ) {
    count += 1
    var hasRun = false
    do {
      let token = try hookBefore(targetClass: Object.self, setting: keyPath) { hasRun = true }
      write(object)
      token.cancelHook()
    } catch {
      refused.append("\(name): \(error)")
      return
    }
    if hasRun { reached.append(name) } else { silent.append(name) }
  }
}
