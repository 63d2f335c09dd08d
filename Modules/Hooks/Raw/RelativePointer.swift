/// A pointer stored as its distance from the place where it is stored, as metadata does.
struct RelativePointer {
  /// Where the 32-bit distance lies.
  let location: UnsafeRawPointer

  /// What it points at, or nil for a distance of zero.
  var pointee: UnsafeRawPointer? {
    let distance = location.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : location + Int(distance)
  }
}
