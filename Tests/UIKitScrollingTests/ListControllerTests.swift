import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A table of many rows that notes what it hears of its scrolling.
private final class Rows: UITableViewController {
  let log = EventLog()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    200
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scrolled") }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.note("drags") }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.note("will end") }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { log.note("ended") }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.note("slows") }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.note("rests") }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.note("animated")
  }

  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.note("to the top?")
    return true
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.note("at the top") }
}

/// A collection of many items that notes the same.
private final class Items: UICollectionViewController {
  let log = EventLog()

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1000 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scrolled") }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.note("drags") }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.note("will end") }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { log.note("ended") }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.note("slows") }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.note("rests") }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.note("animated")
  }

  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.note("to the top?")
    return true
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.note("at the top") }
}

/// Controllers of lists, which are the delegates of what scrolls in them.
@MainActor @Suite(.headlessUIKit) struct ListControllerTests {
  private func expectToHearAll(
    _ controller: UIViewController, _ scroller: UIScrollView, _ log: EventLog
  ) {
    let window = showInWindow(controller)
    let finger = TouchDriver(in: window)
    /// What was noted, with many of the same in a row as one.
    func taken() -> [String] {
      log.take().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    _ = taken()
    finger.down(100, 700)
    finger.slide(to: 100, 300)
    finger.up(100, 300)
    Headless.runUntilIdle()
    #expect(
      taken() == ["drags", "scrolled", "will end", "ended", "slows", "scrolled", "rests"])
    scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    Headless.runUntilIdle()
    #expect(taken() == ["scrolled", "animated"])
    #expect(Headless.tapStatusBar())
    Headless.runUntilIdle()
    #expect(taken() == ["to the top?", "scrolled", "at the top"])
  }

  @Test func `a table's controller hears of all its scrolling`() {
    let rows = Rows(style: .plain)
    expectToHearAll(rows, rows.tableView, rows.log)
  }

  @Test func `a collection's controller hears of all its scrolling`() {
    let items = Items()
    expectToHearAll(items, items.collectionView, items.log)
  }
}
