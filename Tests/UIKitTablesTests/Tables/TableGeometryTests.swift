// A release build has no testable imports, and how tables find rows is the module's own matter.
#if DEBUG
  import Foundation
  import Testing

  @testable import UIKit

  /// The lengths that tables find rows by, against plain sums.
  @MainActor @Suite struct TableGeometryTests {
    @Test(arguments: [0, 1, 2, 7, 8, 100])
    func `sums, places and changes are those of a plain list`(count: Int) {
      var random = Numbers(seed: UInt64(count + 1))
      var lengths = (0..<count).map { _ in CGFloat(random.next(5)) }
      var tree = SumTree(lengths)
      for _ in 0..<200 {
        if count > 0 {
          let index = random.next(count)
          lengths[index] = CGFloat(random.next(5))
          tree[index] = lengths[index]
          #expect(tree[index] == lengths[index])
        }
        #expect(tree.total == lengths.reduce(0, +))
        let taken = random.next(count + 1)
        #expect(tree.sum(ofFirst: taken) == lengths[..<taken].reduce(0, +))
        guard tree.total > 0 else { continue }
        let distance = CGFloat(random.next(Int(tree.total)))
        let found = tree.index(at: distance)
        #expect(lengths[..<found].reduce(0, +) <= distance)
        #expect(distance < lengths[...found].reduce(0, +))
      }
    }

    @Test func `a distance before the start or beyond the end gives the first or the last`() {
      let tree = SumTree([3, 4, 5])
      #expect(tree.index(at: -10) == 0)
      #expect(tree.index(at: 12) == 2)
      #expect(tree.index(at: 1000) == 2)
    }

    @Test func `parts follow each other in order, without those of no height`() {
      let sections = [
        SectionGeometry(rows: RowHeights(count: 0, height: 10, isExact: true)),
        SectionGeometry(
          header: EdgeHeight(height: 5, padding: 2),
          rows: RowHeights([10, 0, 0, 10], isExact: true),
          footer: EdgeHeight(height: 3)),
        SectionGeometry(rows: RowHeights(count: 2, height: 10, isExact: true)),
      ]
      let geometry = TableGeometry(sections)
      var parts: [TablePart] = []
      var next = geometry.part(at: 0)
      while let part = next {
        parts.append(part)
        next = geometry.part(after: part)
      }
      #expect(
        parts == [
          .header(1), .row(RowPlace(section: 1, row: 0)), .row(RowPlace(section: 1, row: 3)),
          .footer(1), .row(RowPlace(section: 2, row: 0)), .row(RowPlace(section: 2, row: 1)),
        ])
      #expect(parts.map(geometry.start) == [2, 7, 17, 27, 30, 40])
      #expect(geometry.height == 50)
      #expect(geometry.part(at: 28) == .footer(1))
      #expect(geometry.part(at: 17) == .row(RowPlace(section: 1, row: 3)))
    }

    @Test func `rows of one height keep nothing, and one of another height only costs a tree`() {
      var rows = RowHeights(count: 1000, height: 44, isExact: false)
      #expect(rows.isPlain)
      #expect(rows.start(of: 500) == 22_000)
      #expect(rows.row(at: 22_001) == 500)
      rows.setKnown(3, height: 50)
      #expect(!rows.isPlain)
      #expect(rows.isKnown(3) && !rows.isKnown(4))
      #expect(rows.total == 44_006)
      #expect(rows.row(at: 22_001) == 499)
      rows.forget(3)
      #expect(!rows.isKnown(3) && rows[3] == 50)
    }
  }
#endif
