/// A set of symbols that gives up its smallest one first, so that no pivot depends on the order of
/// insertion.
struct SymbolSet: ~Copyable {
  private var words = FlatArray<UInt64>(firstCapacity: 32)
  /// No word before this one has a bit set.
  private var firstWord = 0

  init() {}

  init(copying other: borrowing SymbolSet) {
    words = FlatArray(copying: other.words)
    firstWord = other.firstWord
  }

  @inline(__always) mutating func insert(_ symbol: Int32) {
    let word = Int(symbol) >> 6
    if word >= words.count { words.extend(to: word + 1, filling: 0) }
    words[word] |= 1 << UInt64(symbol & 63)
    if word < firstWord { firstWord = word }
  }

  @inline(__always) mutating func remove(_ symbol: Int32) {
    let word = Int(symbol) >> 6
    if word < words.count { words[word] &= ~(1 << UInt64(symbol & 63)) }
  }

  mutating func smallest() -> Int32? {
    while firstWord < words.count {
      let bits = words[firstWord]
      if bits != 0 { return Int32(firstWord << 6 + bits.trailingZeroBitCount) }
      firstWord += 1
    }
    return nil
  }

  mutating func removeAll() {
    while let symbol = smallest() { remove(symbol) }
  }
}
