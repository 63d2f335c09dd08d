import Testing
import UIEnvironmentCore

/// Values whose end runs code: the engine holds the value before a write until all are told.
@MainActor @Suite struct DyingValueTests {
  @Test func `a value whose end writes the same key is let go once, and the later write stays`() {
    let node = Listener("node", log: Log())
    var ends: [String] = []
    weak var pair: Tracked?
    do {
      let second = Tracked { ends.append("second") }
      let first = Tracked {
        ends.append("first")
        node.environment(\.pair, Pair(label: "from the end"))
      }
      pair = second
      node.environment(\.pair, Pair(label: "", first: first, second: second))
    }
    node.environment(\.pair, Pair(label: "next"))
    #expect(ends == ["first", "second"])
    #expect(pair == nil)
    #expect(node.environmentValue(\.pair).label == "from the end")
    node.environment(\.pair, Pair(label: "last"))
    #expect(node.environmentValue(\.pair).label == "last")
  }

  @Test func `a replaced value dies with its write, and the last one with its override`() {
    let node = Listener("node", log: Log())
    weak var former: Tracked?
    weak var last: Tracked?
    do {
      let (one, two) = (Tracked {}, Tracked {})
      (former, last) = (one, two)
      node.environment(\.pair, Pair(label: "one", first: one))
      node.environment(\.pair, Pair(label: "two", first: two))
    }
    #expect(former == nil)
    #expect(last != nil)
    node.removeEnvironment(\.pair)
    #expect(last == nil)
  }
}

/// More than one reference, so that a value let go twice, or half, shows.
private struct Pair {
  var label: String
  var first: Tracked?
  var second: Tracked?
}

private final class Tracked {
  private let atEnd: @MainActor () -> Void
  init(_ atEnd: @escaping @MainActor () -> Void) { self.atEnd = atEnd }
  deinit {
    let atEnd = atEnd
    MainActor.assumeIsolated { atEnd() }
  }
}

private enum PairKey: UIEnvironmentKey {
  static var defaultValue: Pair { Pair(label: "default") }
  static func areEqual(_ former: Pair, _ value: Pair) -> Bool { former.label == value.label }
}

extension UIEnvironmentValues {
  fileprivate var pair: Pair {
    get { self[PairKey.self] }
    set { self[PairKey.self] = newValue }
  }
}
