/// An installed hook. Letting go of the token does not cancel the hook.
public final class HookToken: @unchecked Sendable {
  // The engine guards the hook's state with its lock.
  private let hook: Hook

  /// The backend that serves the hook.
  public let backend: HookBackend

  init(_ hook: Hook) {
    self.hook = hook
    backend = hook.backend
  }

  /// Whether the hook is installed: not cancelled, and its object, if it is for one, alive.
  public var isActive: Bool {
    backend == .explicit ? AnnouncedHooks.shared.isActive(hook) : Engine.shared.isActive(hook)
  }

  /// Takes the hook out. Calls that have begun still tell its listener.
  ///
  /// Cancelling twice, from the hook's own listener, from another thread, or after the object's death is
  /// all right. The closure and what it captured are released when no call is using them any more.
  public func cancelHook() {
    if backend == .explicit {
      AnnouncedHooks.shared.cancel(hook)
    } else {
      Engine.shared.cancel(hook)
    }
  }
}

extension HookToken {
  /// Installs a hook of the explicit backend.
  static func announced<Object: AnyObject>(
    _ key: AnnouncedKey, _ type: Object.Type, _ object: Object?, _ listener: Listener
  ) -> HookToken {
    HookToken(AnnouncedHooks.shared.install(key, type, object, listener))
  }
}
