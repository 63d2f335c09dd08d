internal import CInterception

/// In-place accesses of a property (`+=`, `inout`, a mutating method): turned into a read and a write, so
/// that the getter's and the setter's listeners are told. An array thereby loses its in-place growth.
final class ModifyStrategy: DispatchStrategy {
  private let access: InPlaceAccess

  init(_ access: InPlaceAccess) { self.access = access }

  var registers: (integers: Int, vectors: Int) { (1, 0) }

  var dispatch: hook_dispatch {
    { frame, slot in
      let call = Call(frame: frame, slot: slot)
      guard let activity = hook_activity_begin(slot, call.object) else { return call.continuation }
      let applies = activity.snapshot._withUnsafeGuaranteedRef {
        !$0.classLayer.isEmpty || $0.layer(ofObject: call.object) != nil
      }
      Collector.leave(activity)
      guard applies else { return call.continuation }
      Unmanaged<ModifyStrategy>.fromOpaque(slot.pointee.owner.unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { $0.begin(call) }
      return nil
    }
  }

  /// The convention of a coroutine that yields once: the caller gives a buffer, and gets the function to
  /// resume with and the address of what is yielded.
  private func begin(_ call: Call) {
    let copy = access.begin(call.object)
    let pending = PendingAccess(access: access, object: call.object, copy: copy)
    UnsafeMutablePointer<UnsafeMutableRawPointer?>(
      bitPattern: UInt(call.frame.pointee.integer.0)
    ).unsafelyUnwrapped.pointee =
      Unmanaged.passRetained(pending).toOpaque()
    call.frame.pointee.result.0 = UInt64(UInt(bitPattern: hook_modify_resume(PendingAccess.finish)))
    call.frame.pointee.result.1 = UInt64(UInt(bitPattern: copy))
  }
}

/// Reads a property into memory and writes it back, through its accessors.
final class InPlaceAccess {
  private let keyPath: KeyPathObject
  private let operations: ValueOperations

  init(_ keyPath: KeyPathObject, _ operations: ValueOperations) {
    self.keyPath = keyPath
    self.operations = operations
  }

  func begin(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let copy = UnsafeMutableRawPointer.allocate(
      byteCount: max(operations.size, 1), alignment: max(operations.alignment, 16))
    var base: UnsafeRawPointer? = UnsafeRawPointer(object)
    hook_keypath_get(keyPath.getter, copy, &base)
    return copy
  }

  func end(_ object: UnsafeMutableRawPointer, _ copy: UnsafeMutableRawPointer) {
    guard let setter = keyPath.setter else { brokenInternals("in-place access without a setter") }
    var base: UnsafeRawPointer? = UnsafeRawPointer(object)
    hook_keypath_set(setter, copy, &base)
    operations.end(copy)
    copy.deallocate()
  }
}

/// An access between its read and its write. Keeps the object.
private final class PendingAccess {
  private let access: InPlaceAccess
  private let object: Unmanaged<AnyObject>
  private let copy: UnsafeMutableRawPointer

  init(access: InPlaceAccess, object: UnsafeMutableRawPointer, copy: UnsafeMutableRawPointer) {
    self.access = access
    self.object = Unmanaged<AnyObject>.fromOpaque(object)
    self.copy = copy
    _ = self.object.retain()
  }

  static let finish: @convention(c) (UnsafeMutableRawPointer) -> Void = { pointer in
    let pending = Unmanaged<PendingAccess>.fromOpaque(pointer).takeRetainedValue()
    pending.access.end(pending.object.toOpaque(), pending.copy)
    pending.object.release()
  }
}
