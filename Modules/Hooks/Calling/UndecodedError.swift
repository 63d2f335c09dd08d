internal import CInterception

/// Stands in for what a method with typed throws has thrown: the value lies in registers, and its type is
/// not known here.
///
/// A replacement that gets it from `original` may throw it on; the caller then gets what the method threw.
/// A replacement of such a method must throw nothing else.
public struct UndecodedError: Error, CustomStringConvertible {
  let integers: (UInt64, UInt64, UInt64, UInt64)
  let vectors: (hook_vector, hook_vector, hook_vector, hook_vector)

  public var description: String { "an error of a method with typed throws, not decoded" }
}
