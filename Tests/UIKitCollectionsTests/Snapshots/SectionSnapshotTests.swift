import Testing
import UIKit
import UIKitTestSupport

typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Int>

@MainActor @Suite(.headlessUIKit) struct SectionSnapshotTests {
  /// 1(11(111), 12), 2
  let outline: SectionSnapshot = {
    var outline = SectionSnapshot()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }()

  @Test func `items stand before those below them`() {
    #expect(outline.items == [1, 11, 111, 12, 2])
    #expect(outline.rootItems == [1, 2])
    #expect(outline.index(of: 12) == 3)
    #expect(outline.index(of: 9) == nil)
    #expect(outline.level(of: 111) == 2)
    #expect(outline.parent(of: 111) == 11)
    #expect(outline.parent(of: 2) == nil)
    #expect(outline.contains(111))
  }

  @Test func `items are collapsed until they are expanded, level by level`() {
    var outline = outline
    #expect(outline.visibleItems == [1, 2])
    outline.expand([11])
    #expect(outline.visibleItems == [1, 2])
    #expect(!outline.isVisible(111))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2])
    #expect(outline.expandedItems == [1, 11])
    #expect(outline.isVisible(111))
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2])
    #expect(outline.isExpanded(11))
    #expect(!outline.isExpanded(1))
  }

  @Test func `items and outlines are inserted on the level of another item`() {
    var outline = outline
    outline.insert([10], before: 11)
    outline.insert([13], after: 11)
    var other = SectionSnapshot()
    other.append([20])
    other.append([21], to: 20)
    outline.insert(other, after: 1)
    #expect(outline.items == [1, 10, 11, 111, 13, 12, 20, 21, 2])
    #expect(outline.level(of: 21) == 1)
    #expect(outline.parent(of: 13) == 1)
    var third = SectionSnapshot()
    third.append([30])
    outline.insert(third, before: 111)
    #expect(outline.parent(of: 30) == 11)
  }

  @Test func `deleting an item deletes what lies below it`() {
    var outline = outline
    outline.delete([11, 99])
    #expect(outline.items == [1, 12, 2])
    #expect(!outline.contains(111))
    outline.deleteAll()
    #expect(outline.items == [])
  }

  @Test func `a part is an outline of its own and keeps what is expanded`() {
    var outline = outline
    outline.expand([11])
    let below = outline.snapshot(of: 1)
    #expect(below.rootItems == [11, 12])
    #expect(below.level(of: 111) == 1)
    #expect(below.isExpanded(11))
    #expect(outline.snapshot(of: 1, includingParent: true).items == [1, 11, 111, 12])
    #expect(outline.snapshot(of: 11, includingParent: true).parent(of: 11) == nil)
  }

  @Test func `children are replaced, also by some of the old ones`() {
    var outline = outline
    var children = SectionSnapshot()
    children.append([12, 14])
    outline.replace(childrenOf: 1, using: children)
    #expect(outline.items == [1, 12, 14, 2])
    var bad = SectionSnapshot()
    bad.append([2])
    let reported = reports { outline.replace(childrenOf: 1, using: bad) }
    #expect(reported == [.snapshots(.alreadyPresent(identifiers: ["2"]))])
    #expect(outline.items == [1, 12, 14, 2])
  }

  @Test func `the description shows levels and what is expanded`() {
    var outline = outline
    outline.expand([1])
    #expect(outline.visualDescription() == "- 1\n  + 11\n      111\n    12\n  2")
  }

  @Test func `duplicates and unknown items are reported and change nothing`() {
    var outline = outline
    let unknown = UIKitMisuse.snapshots(.unknownItems(identifiers: ["9"]))
    #expect(reports { outline.append([3], to: 9) } == [unknown])
    #expect(reports { outline.insert([3], after: 9) } == [unknown])
    #expect(reports { outline.expand([1, 9]) } == [unknown])
    var level: Int?
    #expect(reports { level = outline.level(of: 9) } == [unknown])
    #expect(level == 0)
    var isVisible: Bool?
    #expect(reports { isVisible = outline.isVisible(9) } == [unknown])
    #expect(isVisible == false)
    #expect(
      reports { outline.append([3, 3]) } == [.snapshots(.duplicates(identifiers: ["3"]))])
    #expect(
      reports { outline.append([3, 2], to: 1) }
        == [.snapshots(.alreadyPresent(identifiers: ["2"]))])
    #expect(outline.items == [1, 11, 111, 12, 2])
    #expect(outline.expandedItems == [])
  }
}
