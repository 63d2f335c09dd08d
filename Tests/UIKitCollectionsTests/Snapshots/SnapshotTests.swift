import Testing
import TestSupport
import UIKit
import UIKitTestSupport

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

extension Snapshot {
  init(_ sections: KeyValuePairs<String, [Int]>) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// The snapshot as text, as in "a1,2 b3".
  var text: String {
    sectionIdentifiers.map { section in
      section + itemIdentifiers(inSection: section).map { "\($0)" }.joined(separator: ",")
    }.joined(separator: " ")
  }
}

@MainActor @Suite(.headlessUIKit) struct SnapshotTests {
  @Test func `items are appended to the last section unless another is named`() {
    var snapshot = Snapshot(["a": [1], "b": []])
    snapshot.appendItems([2, 3])
    snapshot.appendItems([4], toSection: "a")
    #expect(snapshot.text == "a1,4 b2,3")
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
    #expect(snapshot.indexOfItem(3) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
  }

  @Test func `items and sections are inserted before and after others`() {
    var snapshot = Snapshot(["a": [1, 2]])
    snapshot.insertItems([3, 4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 2)
    snapshot.insertSections(["c"], afterSection: "a")
    snapshot.insertSections(["b"], beforeSection: "c")
    #expect(snapshot.text == "a1,3,4,2,5 b c")
  }

  @Test func `items move within and between sections`() {
    var snapshot = Snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.text == "a2,3,1 b4")
    snapshot.moveItem(1, beforeItem: 4)
    #expect(snapshot.text == "a2,3 b1,4")
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.text == "b1,4 a2,3")
    snapshot.moveSection("b", afterSection: "a")
    #expect(snapshot.text == "a2,3 b1,4")
  }

  @Test func `what is deleted is forgotten, and unknown identifiers are left out`() {
    var snapshot = Snapshot(["a": [1, 2], "b": [3, 4]])
    snapshot.reloadItems([1, 3])
    snapshot.reconfigureItems([2, 4, 2])
    snapshot.reloadSections(["a", "b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [2, 4])
    #expect(reports { snapshot.deleteItems([1, 7]) } == [])
    #expect(reports { snapshot.deleteSections(["b", "z"]) } == [])
    #expect(snapshot.text == "a2")
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    snapshot.deleteAllItems()
    #expect(snapshot.text == "a")
    #expect(snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func `items named twice are reported and not added`() {
    var snapshot = Snapshot(["a": [1]])
    let reported = reports { snapshot.appendItems([2, 3, 2, 2]) }
    #expect(reported == [.snapshots(.duplicates(identifiers: ["2"]))])
    #expect(snapshot.text == "a1")
  }

  @Test func `items that are there already are moved and reported`() {
    var snapshot = Snapshot(["a": [1, 2], "b": []])
    let reported = reports { snapshot.appendItems([1, 5], toSection: "b") }
    #expect(reported == [.snapshots(.itemsMoved(identifiers: ["1"]))])
    #expect(snapshot.text == "a2 b1,5")
  }

  @Test func `unknown identifiers and missing sections are reported and change nothing`() {
    var snapshot = Snapshot()
    #expect(
      reports { snapshot.appendItems([1]) } == [.snapshots(.noSection(items: ["1"]))])
    snapshot = Snapshot(["a": [1, 2]])
    let unknownSection = UIKitMisuse.snapshots(.unknownSections(identifiers: ["x"]))
    let unknownItem = UIKitMisuse.snapshots(.unknownItems(identifiers: ["9"]))
    #expect(reports { snapshot.appendItems([3], toSection: "x") } == [unknownSection])
    #expect(reports { snapshot.insertSections(["b"], afterSection: "x") } == [unknownSection])
    #expect(reports { snapshot.moveSection("a", beforeSection: "x") } == [unknownSection])
    #expect(reports { snapshot.reloadSections(["x"]) } == [unknownSection])
    var count: Int?
    #expect(reports { count = snapshot.numberOfItems(inSection: "x") } == [unknownSection])
    #expect(count == 0)
    #expect(reports { snapshot.insertItems([3], beforeItem: 9) } == [unknownItem])
    #expect(reports { snapshot.moveItem(9, afterItem: 1) } == [unknownItem])
    #expect(reports { snapshot.moveItem(1, afterItem: 9) } == [unknownItem])
    #expect(reports { snapshot.reloadItems([1, 9]) } == [unknownItem])
    #expect(reports { snapshot.reconfigureItems([9]) } == [unknownItem])
    #expect(snapshot.text == "a1,2")
    #expect(snapshot.reloadedItemIdentifiers == [])
  }

  @Test func `sections that are there already or named twice are reported and not added`() {
    var snapshot = Snapshot(["a": [1]])
    #expect(
      reports { snapshot.appendSections(["b", "a"]) }
        == [.snapshots(.alreadyPresent(identifiers: ["a"]))])
    #expect(
      reports { snapshot.appendSections(["b", "b"]) }
        == [.snapshots(.duplicates(identifiers: ["b"]))])
    #expect(snapshot.text == "a1")
  }

  @Test func `nothing can be beside itself`() {
    var snapshot = Snapshot(["a": [1, 2]])
    #expect(
      reports { snapshot.moveItem(1, beforeItem: 1) }
        == [.snapshots(.besideItself(identifier: "1"))])
    #expect(
      reports { snapshot.insertItems([3, 2], afterItem: 2) }
        == [.snapshots(.besideItself(identifier: "2"))])
    #expect(
      reports { snapshot.moveSection("a", afterSection: "a") }
        == [.snapshots(.besideItself(identifier: "a"))])
    #expect(snapshot.text == "a1,2")
  }

  @Test func `a snapshot is a value`() {
    let first = Snapshot(["a": [1]])
    var second = first
    second.appendItems([2])
    #expect(first.text == "a1")
    #expect(second.text == "a1,2")
  }

  @Test func `snapshots are built and misused off the main actor without harm`() async {
    let text = await Task.detached {
      var snapshot = Snapshot(["a": [1]])
      snapshot.moveItem(9, afterItem: 1)
      return snapshot.text
    }.value
    #expect(text == "a1")
  }
}
