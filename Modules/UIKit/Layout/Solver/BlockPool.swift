/// A list of elements somewhere in a ``BlockPool``.
struct Block: BitwiseCopyable {
  fileprivate var offset: Int32 = 0
  /// The capacity is two to this power; a negative one stands for no memory at all.
  fileprivate var sizeClass: Int32 = -1
  fileprivate(set) var count: Int32 = 0

  static var empty: Block { Block() }
}

/// Many short lists in one piece of memory.
///
/// A list's memory is a power of two of elements; what a list gives up is kept for the next list of
/// that size. Lists are named by offsets, so they survive the pool's growth.
struct BlockPool<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private var used = 0
  /// The unused blocks of each size.
  private var free: [[Int32]] = []

  init() {
    capacity = 0
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  init(copying other: borrowing BlockPool) {
    self.init()
    if other.used > 0 { reserve(other.used) }
    base.update(from: other.base, count: other.used)
    used = other.used
    free = other.free
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  subscript(block: Block, index: Int) -> Element {
    @inline(__always) _read {
      assert(index >= 0 && index < Int(block.count))
      yield base[Int(block.offset) + index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < Int(block.count))
      yield &base[Int(block.offset) + index]
    }
  }

  @inline(__always) mutating func append(_ element: Element, to block: inout Block) {
    if block.sizeClass < 0 || block.count == 1 << block.sizeClass { grow(&block) }
    base[Int(block.offset) + Int(block.count)] = element
    block.count += 1
  }

  @inline(__always) func removeLast(from block: inout Block) {
    assert(block.count > 0)
    block.count -= 1
  }

  /// Gives the list's memory back.
  mutating func release(_ block: inout Block) {
    if block.sizeClass >= 0 { free[Int(block.sizeClass)].append(block.offset) }
    block = .empty
  }

  private mutating func grow(_ block: inout Block) {
    let larger = allocate(sizeClass: max(2, block.sizeClass + 1))
    (base + Int(larger.offset)).update(from: base + Int(block.offset), count: Int(block.count))
    let count = block.count
    release(&block)
    block = larger
    block.count = count
  }

  private mutating func allocate(sizeClass: Int32) -> Block {
    if free.isEmpty { free = Array(repeating: [], count: 32) }
    if let offset = free[Int(sizeClass)].popLast() {
      return Block(offset: offset, sizeClass: sizeClass)
    }
    let length = 1 << Int(sizeClass)
    if used + length > capacity { reserve(max(used + length, 1024, capacity * 2)) }
    defer { used += length }
    return Block(offset: Int32(used), sizeClass: sizeClass)
  }

  private mutating func reserve(_ newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: used)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = newCapacity
  }
}
