import CReferenceCounting

/// The object that a node stands for, unretained, and how to tell it of changes, in two words.
///
/// The object may die before its node does: on another thread, or because somebody else holds the
/// node. So its memory is kept from reuse as an `unowned` reference keeps it, and each use asks
/// whether it still lives. Swift's own `weak` would do that too, at the price of an allocation for
/// each object; its own `unowned` traps where this answers `nil`.
struct HostReference {
  private let address: UnsafeRawPointer?
  private let updatingConformance: UnsafeRawPointer?

  /// A reference to no object.
  init() {
    address = nil
    updatingConformance = nil
  }

  /// A reference to the object. Whoever holds it calls `relinquish()` before letting go of it.
  init(_ host: AnyObject) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(host).toOpaque())
    self.address = address
    updatingConformance = (host as? any UIEnvironmentUpdating).map { updating in
      unsafeBitCast(updating as any UIEnvironmentUpdating, to: ReferenceParts.self).conformance
    }
    crc_hold_memory(address)
  }

  /// Gives up the hold on the object's memory.
  func relinquish() {
    if let address { crc_release_memory(address) }
  }

  /// The object, if it still lives.
  var host: AnyObject? {
    guard let address, let retained = crc_retain_if_alive(address) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(retained).takeRetainedValue()
  }

  var isUpdating: Bool { updatingConformance != nil }

  /// Tells the object, if it still lives. Nothing is retained: the tree holds the object, and a pass
  /// holds what leaves the tree meanwhile.
  @MainActor
  @inline(__always)
  func updateEnvironment() {
    guard let address, let updatingConformance, !crc_is_gone(address) else { return }
    let type: AnyClass = Unmanaged<AnyObject>.fromOpaque(address).use { Swift.type(of: $0) }
    let parts = TypeParts(metadata: type, conformance: updatingConformance)
    tell(unsafeBitCast(parts, to: (any UIEnvironmentUpdating.Type).self), at: address)
  }
}

/// Calls without retaining, which Swift does where it knows the object's type.
@MainActor
@inline(__always)
private func tell<Host: UIEnvironmentUpdating>(_ type: Host.Type, at address: UnsafeRawPointer) {
  Unmanaged<Host>.fromOpaque(address).use { $0.updateEnvironment() }
}

/// What a class-bound protocol's conforming type consists of, by Swift's stable ABI: the class, and
/// the table of its conformance.
private struct TypeParts {
  let metadata: AnyClass
  let conformance: UnsafeRawPointer
}

/// What a reference to a class-bound protocol consists of, by Swift's stable ABI: the object, and
/// the table of its conformance.
private struct ReferenceParts {
  let object: UnsafeRawPointer
  let conformance: UnsafeRawPointer
}
