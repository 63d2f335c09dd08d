/// One thing that can be done to a hierarchy, in terms of indices, so that the engine and the model
/// can both do it.
enum FuzzOperation: CustomStringConvertible {
  case set(node: Int, key: Int, value: Int)
  case setTwo(node: Int, key: Int, otherKey: Int, value: Int)
  case remove(node: Int, key: Int)
  case move(node: Int, parent: Int, position: Int)
  case detach(node: Int)
  case register(node: Int, keys: [Int], id: Int)
  case unregister(id: Int)

  var description: String {
    switch self {
    case .set(let node, let key, let value): "set k\(key)=\(value) on \(node)"
    case .setTwo(let node, let key, let other, let value):
      "set k\(key),k\(other)=\(value) on \(node)"
    case .remove(let node, let key): "remove k\(key) from \(node)"
    case .move(let node, let parent, let position): "move \(node) into \(parent) at \(position)"
    case .detach(let node): "detach \(node)"
    case .register(let node, let keys, let id): "register r\(id) on \(node) for \(keys)"
    case .unregister(let id): "unregister r\(id)"
    }
  }
}

/// An operation, and what callbacks do while it runs: the n-th callback of the operation performs
/// the script's operation for n, in the engine and in the model alike.
struct FuzzStep: CustomStringConvertible {
  var operation: FuzzOperation
  var script: [Int: FuzzOperation] = [:]

  var description: String {
    let callbacks = script.sorted { $0.key < $1.key }.map { " [callback \($0.key): \($0.value)]" }
    return "\(operation)" + callbacks.joined()
  }
}

/// Numbers that are the same in each run (SplitMix64).
struct FuzzNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Int(bits % UInt64(bound))
  }
}

struct FuzzGenerator {
  var numbers: FuzzNumbers
  let nodeCount: Int
  let keyCount: Int

  init(seed: UInt64, nodeCount: Int, keyCount: Int) {
    numbers = FuzzNumbers(seed: seed)
    self.nodeCount = nodeCount
    self.keyCount = keyCount
  }

  mutating func step() -> FuzzStep {
    var step = FuzzStep(operation: operation())
    if numbers.below(3) == 0 {
      for _ in 0...numbers.below(3) { step.script[numbers.below(8)] = operation() }
    }
    return step
  }

  private mutating func operation() -> FuzzOperation {
    let node = numbers.below(nodeCount)
    switch numbers.below(20) {
    case 0...7:
      return .set(node: node, key: numbers.below(keyCount), value: numbers.below(3))
    case 8:
      return .setTwo(
        node: node, key: numbers.below(keyCount), otherKey: numbers.below(keyCount),
        value: numbers.below(3))
    case 9, 10:
      return .remove(node: node, key: numbers.below(keyCount))
    case 11...15:
      return .move(node: node, parent: numbers.below(nodeCount), position: numbers.below(4))
    case 16:
      return .detach(node: node)
    case 17, 18:
      let keys = (0...numbers.below(2)).map { _ in numbers.below(keyCount) }
      return .register(node: node, keys: keys, id: numbers.below(nodeCount))
    default:
      return .unregister(id: numbers.below(nodeCount))
    }
  }
}
