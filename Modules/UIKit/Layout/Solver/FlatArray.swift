/// A growable array of plain values in one piece of memory that this value owns.
///
/// The solver's inner loops go through it: it checks its indices in debug builds only and is never
/// copied behind the program's back. This file and `BlockPool` are all that touches raw memory in
/// the solver.
package struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let firstCapacity: Int
  package private(set) var count = 0

  /// Creates an empty array, which takes memory when it gets its first element: room for
  /// `firstCapacity`.
  package init(firstCapacity: Int = 16) {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
    capacity = 0
    self.firstCapacity = firstCapacity
  }

  package init(copying other: borrowing FlatArray) {
    self.init(firstCapacity: other.firstCapacity)
    if other.count > 0 { reserve(other.count) }
    base.update(from: other.base, count: other.count)
    count = other.count
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  package subscript(index: Int) -> Element {
    @inline(__always) _read {
      assert(index >= 0 && index < count)
      yield base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) package mutating func append(_ element: Element) {
    if count == capacity { reserve(max(firstCapacity, capacity * 2)) }
    base[count] = element
    count += 1
  }

  /// Makes the array at least so long, filling what is new.
  package mutating func extend(to length: Int, filling element: Element) {
    guard length > count else { return }
    if length > capacity { reserve(max(length, firstCapacity, capacity * 2)) }
    (base + count).update(repeating: element, count: length - count)
    count = length
  }

  package mutating func removeAll() {
    count = 0
  }

  private mutating func reserve(_ newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = newCapacity
  }
}
