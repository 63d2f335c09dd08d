import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct CollectionUpdateTests {
  func rows(_ sections: [[Int]]) -> NumberCollection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 20)
    layout.minimumLineSpacing = 0
    return NumberCollection(sections, layout: layout)
  }

  @Test func `inserted and deleted items leave the other cells what they were`() {
    let collection = rows([[0, 1, 2, 3]])
    let kept = collection.cell(2)
    collection.source.sections = [[9, 0, 2, 3, 8]]
    collection.view.performBatchUpdates {
      collection.view.insertItems(at: [[0, 0], [0, 4]])
      collection.view.deleteItems(at: [[0, 1]])
    }
    #expect(collection.texts == ["9", "0", "2", "3", "8"])
    #expect(collection.cell(2) === kept)
    #expect(kept?.frame.minY == 40)
    #expect(collection.source.cellRequests == 6)
  }

  @Test func `moved items take their cells along`() {
    let collection = rows([[0, 1, 2], [10]])
    let moved = collection.cell(0)
    collection.source.sections = [[1, 2], [10, 0]]
    collection.view.moveItem(at: [0, 0], to: [1, 1])
    #expect(collection.cell(1, 1) === moved)
    #expect(collection.texts == ["1", "2", "10", "0"])
    #expect(collection.source.cellRequests == 4)
  }

  @Test func `sections are inserted, deleted, moved and reloaded`() {
    let collection = rows([[0], [1], [2], [3]])
    let moved = collection.cell(0, 3)
    collection.source.sections = [[3], [0], [20, 21], [5]]
    collection.view.performBatchUpdates {
      collection.view.moveSection(3, toSection: 0)
      collection.view.deleteSections([1])
      collection.view.insertSections([3])
      collection.view.reloadSections([2])
    }
    #expect(collection.texts == ["3", "0", "20", "21", "5"])
    #expect(collection.cell(0, 0) === moved)
  }

  @Test func `reloading an item replaces its cell, and reconfiguring it does not`() {
    let collection = rows([[0, 1]])
    let cells = [collection.cell(0), collection.cell(1)]
    collection.source.sections = [[5, 6]]
    collection.view.reconfigureItems(at: [[0, 0]])
    #expect(collection.cell(0) === cells[0])
    #expect(collection.texts == ["5", "1"])
    CountedCell.reused = 0
    collection.view.reloadItems(at: [[0, 1]])
    #expect(collection.texts == ["5", "6"])
    #expect(CountedCell.reused == 1)
  }

  @Test func `selection follows its items`() {
    let collection = rows([[0, 1, 2]])
    collection.view.allowsMultipleSelection = true
    collection.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    collection.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    collection.source.sections = [[9, 1, 2]]
    collection.view.performBatchUpdates {
      collection.view.deleteItems(at: [[0, 0]])
      collection.view.insertItems(at: [[0, 0]])
    }
    #expect(collection.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(collection.cell(0)?.isSelected == false)
    #expect(collection.cell(2)?.isSelected == true)
  }

  @Test func `completions come when the animation is over, inner ones too`() {
    let collection = rows([[0]])
    var done: [String] = []
    collection.source.sections = [[0, 1]]
    collection.view.performBatchUpdates(
      {
        #expect(collection.view.hasUncommittedUpdates)
        collection.view.performBatchUpdates(
          { collection.view.insertItems(at: [[0, 1]]) }, completion: { done.append("inner \($0)") })
      }, completion: { done.append("outer \($0)") })
    #expect(!collection.view.hasUncommittedUpdates)
    #expect(collection.texts == ["0", "1"])
    #expect(done == [])
    Headless.clock.runUntilIdle()
    #expect(done == ["outer true", "inner true"])
  }

  @Test func `changes that do not fit the data are reported, and all is reloaded`() {
    let collection = rows([[0, 1]])
    collection.source.sections = [[0, 1, 2]]
    var fits: Bool?
    let reported = reports {
      collection.view.performBatchUpdates(
        { collection.view.deleteItems(at: [[0, 0]]) }, completion: { fits = $0 })
    }
    #expect(
      reported == [
        .collections(
          .inconsistentUpdate(
            reason: "the number of items in section 0 after the update (3) must be equal to the "
              + "number in that section before it (2), plus or minus those inserted or deleted "
              + "(0 inserted, 1 deleted), and moved in or out (0 moved in, 0 moved out)"))
      ])
    collection.view.layoutIfNeeded()
    Headless.clock.runUntilIdle()
    #expect(collection.texts == ["0", "1", "2"])
    #expect(fits == false)
  }

  @Test func `a wrong number of sections is reported`() {
    let collection = rows([[0], [1]])
    collection.source.sections = [[0]]
    let reported = reports { collection.view.insertSections([0]) }
    #expect(
      reported == [
        .collections(
          .inconsistentUpdate(
            reason:
              "the number of sections after the update (1) must be equal to the number before "
              + "it (2), plus or minus those inserted or deleted (1 inserted, 0 deleted)"))
      ])
  }

  @Test func `changes of what does not exist, and two of the same item, are reported`() {
    let collection = rows([[0, 1]])
    let view = collection.view
    #expect(
      reports { view.deleteItems(at: [[0, 2]]) }
        == [.collections(.noSuchItem(indexPath: [0, 2], doing: "delete"))])
    #expect(
      reports { view.insertItems(at: [[0, 5]]) }
        == [.collections(.noSuchItem(indexPath: [0, 5], doing: "insert"))])
    #expect(
      reports { view.reloadSections([4]) }
        == [.collections(.noSuchSection(section: 4, doing: "reload"))])
    #expect(
      reports {
        view.performBatchUpdates {
          view.deleteItems(at: [[0, 0]])
          view.moveItem(at: [0, 0], to: [0, 1])
        }
      } == [.collections(.contradictoryUpdate(subject: "item 0 of section 0"))])
    view.layoutIfNeeded()
    #expect(collection.texts == ["0", "1"])
  }

  @Test func `changes before the first layout are checked against what was counted`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = NumberSource([[0]])
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let reported = reports {
      view.performBatchUpdates {
        source.sections = [[0, 1]]
        view.insertItems(at: [[0, 1]])
      }
    }
    #expect(reported == [])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
  }

  @Test func `a layout is told of the changes`() {
    final class Told: UICollectionViewFlowLayout {
      var actions: [String] = []
      var last: CGFloat?
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          actions.append(
            "\(item.updateAction) \(item.indexPathBeforeUpdate?.last ?? -1) "
              + "\(item.indexPathAfterUpdate?.last ?? -1)")
        }
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        last = finalLayoutAttributesForDisappearingItem(at: [0, 0])?.frame.minY
        actions.append("finalize")
      }
    }
    let layout = Told()
    layout.itemSize = CGSize(width: 320, height: 20)
    let collection = NumberCollection([[0, 1, 2]], layout: layout)
    collection.source.sections = [[2, 1, 7]]
    collection.view.performBatchUpdates {
      collection.view.insertItems(at: [[0, 2]])
      collection.view.deleteItems(at: [[0, 0]])
      collection.view.moveItem(at: [0, 2], to: [0, 0])
    }
    #expect(layout.actions == ["delete 0 -1", "insert -1 2", "move 2 0", "finalize"])
    #expect(layout.last == 0)
    #expect(collection.texts == ["2", "1", "7"])
  }

  @Test(arguments: 1...60) func `random changes show what the data says, with the same cells`(
    seed: UInt64
  ) {
    var numbers = Numbers(state: seed)
    let old = random(&numbers)
    let new = random(&numbers)
    let collection = rows(old.itemIdentifiersBySection)
    var cells: [String: UICollectionViewCell] = [:]
    for case let cell as CountedCell in collection.view.visibleCells { cells[cell.text] = cell }
    let difference = SnapshotDifference(from: old.contents, to: new.contents)
    collection.source.sections = new.itemIdentifiersBySection
    let reported = reports {
      collection.view.performBatchUpdates {
        collection.view.deleteSections(difference.deletedSections)
        collection.view.insertSections(difference.insertedSections)
        for move in difference.movedSections {
          collection.view.moveSection(move.from, toSection: move.to)
        }
        collection.view.deleteItems(at: difference.deletedItems)
        collection.view.insertItems(at: difference.insertedItems)
        for move in difference.movedItems {
          collection.view.moveItem(at: move.from, to: move.to)
        }
      }
    }
    #expect(reported == [])
    #expect(collection.texts == new.itemIdentifiers.map { "\($0)" })
    let moved = Set(difference.insertedItems)
    for path in collection.view.indexPathsForVisibleItems where !moved.contains(path) {
      let section = new.sectionIdentifiers[path.section]
      guard old.indexOfSection(section) != nil else { continue }
      let item = new.itemIdentifiers(inSection: section)[path.item]
      #expect(collection.view.cellForItem(at: path) === cells["\(item)"])
    }
  }

  private func random(_ numbers: inout Numbers) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c", "d"].shuffled(using: &numbers).dropLast(1))
    for item in (0..<18).shuffled(using: &numbers).prefix(11) {
      snapshot.appendItems(
        [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &numbers))
    }
    return snapshot
  }
}

extension Snapshot {
  var itemIdentifiersBySection: [[Int]] {
    sectionIdentifiers.map { itemIdentifiers(inSection: $0) }
  }
}

@MainActor @Suite(.headlessUIKit) struct InteractiveMovementTests {
  @Test func `a held item stays where it is let go, and the data follows`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 20)
    layout.minimumLineSpacing = 0
    let collection = NumberCollection([[0, 1, 2, 3]], layout: layout)
    let cell = collection.cell(0)
    #expect(collection.view.beginInteractiveMovementForItem(at: [0, 0]))
    collection.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
    #expect(cell?.center.y == 50)
    #expect(cell?.configurationState.isReordering == true)
    collection.view.endInteractiveMovement()
    #expect(collection.source.moves.map { [$0.0, $0.1] } == [[[0, 0], [0, 2]]])
    #expect(collection.texts == ["1", "2", "0", "3"])
    #expect(collection.cell(2) === cell)
    #expect(cell?.frame.minY == 40)
  }

  @Test func `a movement that is cancelled changes nothing`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 20)
    let collection = NumberCollection([[0, 1, 2]], layout: layout)
    #expect(!collection.view.beginInteractiveMovementForItem(at: [0, 7]))
    #expect(collection.view.beginInteractiveMovementForItem(at: [0, 0]))
    collection.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 65))
    collection.view.cancelInteractiveMovement()
    collection.view.layoutIfNeeded()
    #expect(collection.source.moves.isEmpty)
    #expect(collection.cell(0)?.frame.minY == 0)
  }
}
