/// The object that a node stands for, unretained, and how to tell it of changes, in two words.
///
/// An existential of its own for each protocol would take four. The node is part of its host and
/// never outlives it by more than its own deinitialiser, which does not look here.
@MainActor
struct HostReference {
  private let object: Unmanaged<AnyObject>?
  private let updatingConformance: UnsafeRawPointer?

  /// The parts of a reference to a class-bound protocol: its object and the table of the
  /// conformance. Their layout is part of Swift's stable ABI.
  private typealias Parts = (object: Unmanaged<AnyObject>, conformance: UnsafeRawPointer)

  init(_ host: AnyObject) {
    object = Unmanaged.passUnretained(host)
    if let updating = host as? any UIEnvironmentUpdating {
      unowned(unsafe) let unretained = updating
      updatingConformance = withUnsafePointer(to: unretained) { pointer in
        UnsafeRawPointer(pointer).load(as: Parts.self).conformance
      }
    } else {
      updatingConformance = nil
    }
  }

  /// A reference to no object.
  init() {
    object = nil
    updatingConformance = nil
  }

  var host: AnyObject? { object?.takeUnretainedValue() }

  var isUpdating: Bool { updatingConformance != nil }

  @inline(__always)
  func updateEnvironment() {
    guard let object, let updatingConformance else { return }
    let parts: Parts = (object, updatingConformance)
    let updating = unsafeBitCast(parts, to: Unretained.self)
    updating.host.updateEnvironment()
  }

  private struct Unretained {
    unowned(unsafe) let host: any UIEnvironmentUpdating
  }
}
