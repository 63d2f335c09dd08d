/// One installed hook: from installation to cancellation. Its fields are guarded by the engine's lock.
final class Hook {
  /// Intercepted are calls on instances of this class and its subclasses.
  let target: ClassMetadata
  /// Only calls on this object, if not nil. Not retained; the hook goes when the object goes.
  let object: UnsafeRawPointer?
  let backend: HookBackend
  /// Nil once the hook is cancelled.
  private(set) var listener: Listener?
  /// The members whose words the hook needs: its own first.
  var members: [Interceptor] = []

  init(
    target: ClassMetadata, object: UnsafeRawPointer?, backend: HookBackend, listener: Listener
  ) {
    self.target = target
    self.object = object
    self.backend = backend
    self.listener = listener
  }

  var isActive: Bool { listener != nil }

  var isWatch: Bool { if case .watch = listener { true } else { false } }

  /// Takes the listener out, to be released where no lock is held.
  func end() -> Listener? {
    defer { listener = nil }
    return listener
  }
}
