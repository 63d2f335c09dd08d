internal import CInterception

/// What a hook is for: a class, or one object.
struct HookTarget {
  let metadata: ClassMetadata
  private let object: AnyObject?
  private let announce: (AnnouncedKey, Listener) -> HookToken

  init<Object: AnyObject>(_ type: Object.Type, _ object: Object?) throws(HookError) {
    // A class-constrained protocol type passes for AnyObject, and so does its value's class.
    metadata = try object == nil ? ClassMetadata(of: type) : ClassMetadata(ofObject: object!)
    self.object = object
    announce = { .announced($0, type, object, $1) }
    // Nothing would say that the object has gone, and its address will be another's.
    if let object, hook_is_ending(address(of: object)) {
      throw .objectIsEnding(class: metadata.name)
    }
    if metadata.descriptor?.isActor == true { throw .actorMethod(class: metadata.name) }
  }

  func install(
    _ listener: Listener, on members: [HookPlan.Member], _ backend: HookBackend?
  ) throws(HookError) -> HookToken {
    let plan = HookPlan(
      target: metadata, object: object.map { UnsafeRawPointer(address(of: $0)) },
      backend: backend, listener: listener, members: members)
    return HookToken(try Engine.shared.install(plan))
  }

  /// Installs a hook of the explicit backend.
  func announced(_ key: AnnouncedKey, _ listener: Listener) -> HookToken {
    announce(key, listener)
  }
}
