import Foundation
import Testing
import UIKit

/// Lines that follow the sizes of items as these become known.
@MainActor @Suite struct FlowLinesTests {
  /// Items 10 long, none of them known at first, that count how often they are looked at.
  private final class Items {
    var breadths: [CGFloat]
    var lengths: [CGFloat]
    var looks = 0
    var lines = FlowLines()

    init(count: Int, breadth: CGFloat) {
      breadths = Array(repeating: breadth, count: count)
      lengths = Array(repeating: 10, count: count)
      lines.breakAll(lineItems)
    }

    /// What a section keeps, found by a walk.
    private var likeFrom: Int {
      let last = breadths.count - 1
      return breadths.indices.reversed().first {
        breadths[$0] != breadths[last] || lengths[$0] != lengths[last]
      }.map { $0 + 1 } ?? 0
    }

    private var lineItems: LineItems {
      LineItems(
        count: breadths.count, likeFrom: likeFrom, room: 320, itemSpacing: 5, lineSpacing: 3,
        across: {
          self.looks += 1
          return self.breadths[$0]
        },
        along: { self.lengths[$0] })
    }

    func learn(_ items: some Sequence<Int>, breadth: (Int) -> CGFloat) {
      let changed = items.filter { breadths[$0] != breadth($0) }
      for item in changed { breadths[item] = breadth(item) }
      lines.change(changed, lineItems)
    }

    func learn(length: CGFloat, of item: Int) {
      lengths[item] = length
      lines.change([item], lineItems)
    }

    var lineRanges: [Range<Int>] { (0..<lines.count).map(lines.items(in:)) }

    /// The lines as breaking all items anew makes them.
    func fresh() -> FlowLines {
      var lines = FlowLines()
      lines.breakAll(lineItems)
      return lines
    }
  }

  @Test(arguments: [20, 77, 150, 300], [31, 64, 155, 310])
  func `learning from the top down that all items are otherwise looks at each a few times`(
    estimate: CGFloat, breadth: CGFloat
  ) {
    let items = Items(count: 4_000, breadth: estimate)
    items.looks = 0
    for start in stride(from: 0, to: 4_000, by: 17) {
      items.learn(start..<min(start + 17, 4_000)) { _ in breadth }
    }
    #expect(items.lineRanges.allSatisfy { items.lines.line(of: $0.lowerBound) < items.lines.count })
    #expect(items.looks < 10 * 4_000)
  }

  @Test func `items of many sizes are looked at a few times, too`() {
    let items = Items(count: 4_000, breadth: 50)
    items.looks = 0
    for start in stride(from: 0, to: 4_000, by: 17) {
      items.learn(start..<min(start + 17, 4_000)) { CGFloat(20 + $0 * 7919 % 131) }
    }
    #expect(items.looks < 10 * 4_000)
  }

  @Test func `breaking stops where a line starts as before`() {
    let items = Items(count: 4_000, breadth: 50)
    items.learn(0..<4_000) { CGFloat(20 + $0 * 7919 % 131) }
    items.looks = 0
    items.learn([3]) { _ in 300 }
    #expect(items.looks < 1_000)
    items.learn([3]) { _ in 1 }
    #expect(items.looks < 2_000)
  }

  @Test(arguments: 1...40) func `lines are those that breaking all items anew makes`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let count = Int.random(in: 1...120, using: &numbers)
    let items = Items(count: count, breadth: .random(in: 1...340, using: &numbers).rounded())
    for _ in 0..<60 {
      let start = Int.random(in: 0..<count, using: &numbers)
      let end = Int.random(in: start...min(start + 9, count), using: &numbers)
      let breadths = (0..<count).map { _ in CGFloat(Int.random(in: 1...200, using: &numbers)) }
      items.learn(start..<end) { breadths[$0] }
      items.learn(
        length: CGFloat(Int.random(in: 1...30, using: &numbers)),
        of: Int.random(in: 0..<count, using: &numbers))
      let fresh = items.fresh()
      guard items.lines.count == fresh.count else {
        Issue.record("\(items.lineRanges)")
        return
      }
      #expect(items.lineRanges == (0..<fresh.count).map(fresh.items(in:)))
      #expect(items.lines.total == fresh.total)
      for line in 0..<fresh.count {
        #expect(items.lines.start(of: line) == fresh.start(of: line))
        #expect(items.lines.length(of: line) == fresh.length(of: line))
        #expect(items.lines.index(at: fresh.start(of: line)) == line)
        #expect(items.lines.index(at: fresh.start(of: line) - 0.5) == max(line - 1, 0))
        for item in fresh.items(in: line) { #expect(items.lines.line(of: item) == line) }
      }
    }
  }

  @Test func `no items have no lines`() {
    let items = Items(count: 0, breadth: 50)
    #expect(items.lines.count == 0)
    #expect(items.lines.total == 0)
  }
}
