import CMeasure
import Glibc

/// Measures one contender and prints what it measured.
///
/// A figure is the least of several runs: whatever else goes on in the machine only adds to it.
/// Under callgrind each body runs twice, the second time counted, and nothing is printed: the
/// counts are in callgrind's output.
@MainActor
public struct Recorder {
  private let contender: String
  private let countsInstructions = measure_counts_instructions() != 0

  public init(_ contender: String) {
    self.contender = contender
  }

  /// The shapes to measure on: without the large ones where counting makes everything slow.
  public var shapes: [Shape] {
    countsInstructions ? Shape.all.filter { $0.count < 3000 } : Shape.all
  }

  /// How often to run what costs a step for each member of the shape.
  public func runs(_ shape: Shape) -> Int { shape.count >= 10_000 ? 9 : 40 }

  /// Measures a body that does something `per` times.
  ///
  /// - Parameters:
  ///   - setUp: runs before each run, not measured.
  ///   - run: the run's number, to make it different from the one before.
  @inline(never)
  public func measure(
    _ workload: String, _ shape: String, _ unit: Unit, per: Int, runs: Int,
    setUp: (_ run: Int) -> Void = { _ in },
    _ body: (_ run: Int) -> Void
  ) {
    let name = "\(workload) \(shape)"
    guard !countsInstructions else { return count(name, per, setUp, body) }
    var best = Double.infinity
    for run in 0..<runs {
      setUp(run)
      let start = nanoseconds()
      body(run)
      best = min(best, nanoseconds() - start)
    }
    report(name, best / Double(per) / unit.nanoseconds, unit.rawValue)
  }

  private func count(_ name: String, _ per: Int, _ setUp: (Int) -> Void, _ body: (Int) -> Void) {
    setUp(0)
    body(0)
    setUp(1)
    measure_start_counting()
    body(1)
    measure_stop_counting("\(contender)|\(name)|\(per)")
  }

  /// Measures the bytes of the heap that a body takes for each of `per` things.
  ///
  /// What is measured is what the body returns; it is kept until then.
  @inline(never)
  public func measureHeap<Kept>(_ workload: String, _ shape: String, per: Int, _ body: () -> Kept) {
    guard !countsInstructions else { return }
    let before = measure_heap_used()
    let kept = body()
    let after = measure_heap_used()
    withExtendedLifetime(kept) {}
    report("\(workload) \(shape)", Double(after - before) / Double(per), "B")
  }

  private func report(_ workload: String, _ value: Double, _ unit: String) {
    let fields = [
      "\"contender\": \"\(contender)\"", "\"workload\": \"\(workload)\"",
      "\"value\": \((value * 10_000).rounded() / 10_000)", "\"unit\": \"\(unit)\"",
    ]
    print("{\(fields.joined(separator: ", "))}")
    fflush(nil)
  }

  public enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "µs"

    fileprivate var nanoseconds: Double { self == .nanoseconds ? 1 : 1000 }
  }
}

private func nanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
