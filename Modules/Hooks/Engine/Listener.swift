/// Told of a call: the object, and where the value lies.
@usableFromInline
struct Observer {
  @usableFromInline
  typealias Body = (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  let body: Body

  @usableFromInline
  init(_ body: @escaping Body) { self.body = body }
}

/// Stands in for a call. The last argument continues with what lies inside, for the given object and
/// value; it must not be used after the replacement has returned.
@usableFromInline
struct Replacement {
  @usableFromInline
  typealias Proceed = (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  @usableFromInline
  typealias Body = (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Proceed) -> Void

  let body: Body

  @usableFromInline
  init(_ body: @escaping Body) { self.body = body }
}

/// What a hook runs, and when.
///
/// What the value pointer points at depends on the member: the new value of a setter, the room for the
/// result of a getter, a ``MethodEvent``, nothing for a deinitialiser.
@usableFromInline
enum Listener {
  case before(Observer)
  case after(Observer)
  case instead(Replacement)
  /// Runs nothing: keeps the words of its members intercepted for the engine's own use.
  case watch
}
