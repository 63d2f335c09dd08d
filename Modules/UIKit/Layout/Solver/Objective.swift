/// What the solver minimises: one sum of costs for each priority in use, compared in the order of
/// the priorities and never added across them.
///
/// For each symbol that is not basic it holds, for each priority, by how much the costs of the
/// basic symbols grow when that symbol grows by one. A higher priority thus wins over any number of
/// lower ones by construction, with no weights that could be too small or too large.
struct Objective: ~Copyable {
  private struct Level {
    var priority: Float
    var slot: Int32
    var useCount: Int
  }

  /// The priorities in use, the highest first.
  private var levels: [Level] = []
  /// The slots of `levels`, for the inner loops.
  private(set) var slots = FlatArray<Int32>(firstCapacity: 8)
  private var freeSlots: [Int32] = []
  private var stride = 8
  private var slotCount: Int32 = 0
  /// `stride` numbers for each symbol.
  private var slopes = FlatArray<Double>(firstCapacity: 2048)

  init() {}

  init(copying other: borrowing Objective) {
    levels = other.levels
    slots = FlatArray(copying: other.slots)
    freeSlots = other.freeSlots
    stride = other.stride
    slotCount = other.slotCount
    slopes = FlatArray(copying: other.slopes)
  }

  mutating func extend(toSymbols count: Int) {
    slopes.extend(to: count * stride, filling: 0)
  }

  @inline(__always) subscript(symbol: Int32, slot: Int32) -> Double {
    get { slopes[Int(symbol) * stride + Int(slot)] }
    _modify { yield &slopes[Int(symbol) * stride + Int(slot)] }
  }

  mutating func clear(_ symbol: Int32) {
    for slot in 0..<stride { slopes[Int(symbol) * stride + slot] = 0 }
  }

  /// The slot of a priority, which is in use once more.
  mutating func retain(_ priority: Float) -> Int32 {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index < levels.count, levels[index].priority == priority {
      levels[index].useCount += 1
      return levels[index].slot
    }
    let slot = makeSlot()
    levels.insert(Level(priority: priority, slot: slot, useCount: 1), at: index)
    updateSlots()
    return slot
  }

  /// Ends one use of a slot; the last one frees it.
  mutating func release(_ slot: Int32) {
    guard let index = levels.firstIndex(where: { $0.slot == slot }) else { return }
    levels[index].useCount -= 1
    guard levels[index].useCount == 0 else { return }
    levels.remove(at: index)
    freeSlots.append(slot)
    updateSlots()
  }

  /// The priority whose costs a slot sums.
  func priority(of slot: Int32) -> Float? {
    levels.first { $0.slot == slot }?.priority
  }

  private mutating func makeSlot() -> Int32 {
    if let slot = freeSlots.popLast() {
      // Rounding may have left something behind.
      for start in Swift.stride(from: 0, to: slopes.count, by: stride) {
        slopes[start + Int(slot)] = 0
      }
      return slot
    }
    if Int(slotCount) == stride { widen() }
    defer { slotCount += 1 }
    return slotCount
  }

  private mutating func widen() {
    let symbolCount = slopes.count / stride
    var wider = FlatArray<Double>(firstCapacity: symbolCount * stride * 2)
    wider.extend(to: symbolCount * stride * 2, filling: 0)
    for symbol in 0..<symbolCount {
      for slot in 0..<stride {
        wider[symbol * stride * 2 + slot] = slopes[symbol * stride + slot]
      }
    }
    slopes = wider
    stride *= 2
  }

  private mutating func updateSlots() {
    slots.removeAll()
    for level in levels { slots.append(level.slot) }
  }
}
