/// Copying and ending values of a type that is known only when a hook is installed.
class ValueOperations {
  let size: Int
  let alignment: Int
  let isTrivial: Bool

  fileprivate init(size: Int, alignment: Int, isTrivial: Bool) {
    self.size = size
    self.alignment = alignment
    self.isTrivial = isTrivial
  }

  static func of<Value>(_ type: Value.Type) -> ValueOperations { TypedOperations<Value>() }

  final func copy(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    if isTrivial {
      target.copyMemory(from: source, byteCount: size)
    } else {
      copyValue(source, to: target)
    }
  }

  final func end(_ value: UnsafeMutableRawPointer) {
    if !isTrivial { endValue(value) }
  }

  /// Room for one value, on the stack when it is small.
  final func withRoom<Result>(
    _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: max(alignment, 16)) {
      body($0.baseAddress!)
    }
  }

  fileprivate func copyValue(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {}
  fileprivate func endValue(_ value: UnsafeMutableRawPointer) {}
}

private final class TypedOperations<Value>: ValueOperations {
  init() {
    super.init(
      size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment,
      isTrivial: _isPOD(Value.self))
  }

  override func copyValue(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    target.assumingMemoryBound(to: Value.self)
      .initialize(to: source.assumingMemoryBound(to: Value.self).pointee)
  }

  override func endValue(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}
