import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct CollectionSelectionTests {
  let log = EventLog()
  let delegate: RecordingDelegate
  let collection: NumberCollection

  init() {
    let delegate = RecordingDelegate(log)
    self.delegate = delegate
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    collection = NumberCollection([Array(0..<20)], layout: layout) { $0.delegate = delegate }
  }

  func tap(_ item: Int) { collection.driver.tap(100, CGFloat(item) * 40 + 20) }

  var selected: [Int] { (collection.view.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test func `a tap leads to the calls that UIKit documents, in their order`() {
    tap(1)
    #expect(
      log.take() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
        "primaryAction 0.1", "didUnhighlight 0.1",
      ])
    #expect(selected == [1])
    #expect(collection.cell(1)?.isSelected == true)
    #expect(collection.cell(1)?.isHighlighted == false)
  }

  @Test func `a finger on a cell highlights it until it is lifted or cancelled`() {
    collection.driver.down(100, 60)
    // A scroll view waits a moment, in case the finger scrolls.
    Headless.clock.advance(by: 0.2)
    #expect(collection.cell(1)?.isHighlighted == true)
    collection.driver.cancel(100, 60)
    #expect(collection.cell(1)?.isHighlighted == false)
    #expect(log.take() == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
    #expect(selected == [])
  }

  @Test func `selecting another item deselects the first`() {
    tap(1)
    _ = log.take()
    tap(2)
    #expect(
      log.take().filter { $0.contains("elect") } == [
        "shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2",
      ])
    #expect(selected == [2])
    #expect(collection.cell(1)?.isSelected == false)
  }

  @Test func `a delegate may refuse each step`() {
    delegate.highlights = false
    tap(1)
    #expect(log.take() == ["shouldHighlight 0.1"])
    delegate.highlights = true
    delegate.selects = false
    tap(1)
    #expect(
      log.take() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1",
      ])
    #expect(selected == [])
  }

  @Test func `several items are selected and deselected where that is allowed`() {
    collection.view.allowsMultipleSelection = true
    tap(1)
    tap(3)
    #expect(selected == [1, 3])
    _ = log.take()
    delegate.deselects = false
    tap(1)
    #expect(selected == [1, 3])
    delegate.deselects = true
    tap(1)
    #expect(selected == [3])
    #expect(
      log.take().filter { $0.contains("elect") } == [
        "shouldDeselect 0.1", "shouldDeselect 0.1", "didDeselect 0.1",
      ])
    tap(5)
    collection.view.allowsMultipleSelection = false
    #expect(selected == [3])
    #expect(collection.cell(5)?.isSelected == false)
  }

  @Test func `a tap selects nothing where selection is off`() {
    collection.view.allowsSelection = false
    tap(1)
    #expect(selected == [])
    #expect(log.take() == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
  }

  @Test func `the program selects without telling the delegate, and cells that appear know it`() {
    let view = collection.view
    view.selectItem(at: [0, 15], animated: false, scrollPosition: [])
    #expect(view.contentOffset.y == 0)
    view.selectItem(at: [0, 16], animated: false, scrollPosition: .bottom)
    view.layoutIfNeeded()
    #expect(selected == [16])
    #expect(view.contentOffset.y == 280)
    #expect(collection.cell(16)?.isSelected == true)
    #expect(collection.cell(15)?.isSelected == false)
    view.deselectItem(at: [0, 16], animated: false)
    #expect(collection.cell(16)?.isSelected == false)
    view.selectItem(at: [0, 9], animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected == [])
    #expect(log.take() == [])
  }

  @Test func `a reused cell is not selected`() {
    collection.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    let cell = collection.cell(0)
    collection.view.contentOffset.y = 400
    collection.view.layoutIfNeeded()
    #expect(cell?.isSelected == false)
    collection.view.contentOffset.y = 0
    collection.view.layoutIfNeeded()
    #expect(collection.cell(0)?.isSelected == true)
  }

  @Test func `a reused cell is not highlighted`() {
    let cell = collection.cell(0)
    cell?.isHighlighted = true
    collection.view.contentOffset.y = 400
    collection.view.layoutIfNeeded()
    #expect(collection.view.visibleCells.contains { $0 === cell })
    #expect(cell?.isHighlighted == false)
  }

  @Test func `editing deselects, tells cells, and has rules of its own`() {
    tap(1)
    collection.view.isEditing = true
    #expect(selected == [])
    #expect(collection.cell(1)?.configurationState.isEditing == true)
    tap(1)
    #expect(selected == [])
    collection.view.allowsMultipleSelectionDuringEditing = true
    _ = log.take()
    tap(1)
    tap(2)
    #expect(selected == [1, 2])
    #expect(!log.take().contains("primaryAction 0.1"))
    collection.view.isEditing = false
    #expect(selected == [])
  }

  @Test func `a finger that leaves the cell selects nothing`() {
    collection.view.isScrollEnabled = false
    collection.driver.down(100, 20)
    collection.driver.move(100, 100)
    collection.driver.up(100, 100)
    #expect(selected == [])
    #expect(collection.cell(0)?.isHighlighted == false)
  }
}
