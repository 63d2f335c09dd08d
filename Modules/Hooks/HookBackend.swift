/// How calls are intercepted.
public enum HookBackend: String, Sendable, CaseIterable, CustomStringConvertible {
  /// Entry stubs that lead straight to a shared dispatcher. The fastest, and the default.
  case direct
  /// Entry stubs that lead to a libffi closure; originals are called through libffi. Carries 64 bits
  /// of a vector register.
  case libffi
  /// Nothing is patched: the program announces what it does. Works everywhere.
  case explicit

  public var description: String { rawValue }
}
