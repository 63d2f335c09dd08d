import Foundation
import Testing
import UIKit

/// The delegate of a scroll view, and that of the special ones which are scroll views too.
@MainActor @Suite(.headlessUIKit) struct DelegateTests {
  private final class Watcher: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private final class TableWatcher: NSObject, UITableViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private final class Counting: UIScrollView {
    var sets = 0
    override var delegate: (any UIScrollViewDelegate)? {
      didSet { sets += 1 }
    }
  }

  private final class CountingTable: UITableView {
    var sets = 0
    override var delegate: (any UITableViewDelegate)? {
      didSet { sets += 1 }
    }
  }

  @Test func `a subclass may watch the property, and it still tells`() {
    let view = Counting()
    let watcher = Watcher()
    view.delegate = watcher
    view.contentOffset.y = 5
    #expect(view.sets == 1)
    #expect(watcher.offsets == [5])
    #expect(view.delegate === watcher)
  }

  @Test func `a table has one delegate, whether it is known as a table or as a scroll view`() {
    let table = CountingTable()
    let watcher = TableWatcher()
    (table as UIScrollView).delegate = watcher
    #expect(table.delegate === watcher)
    #expect(table.sets == 1)
    table.contentOffset.y = 5
    #expect(watcher.scrolls == 1)
    table.delegate = nil
    #expect((table as UIScrollView).delegate == nil)
    #expect(table.sets == 2)
  }

  @Test func `who only hears of scrolling can be a table's delegate too`() {
    let table = UITableView()
    let watcher = Watcher()
    (table as UIScrollView).delegate = watcher
    table.contentOffset.y = 5
    #expect(watcher.offsets == [5])
    #expect(table.delegate == nil)
  }

  @Test func `a key path leads to the property of the type that it names`() {
    let table = UITableView()
    let watcher = TableWatcher()
    table[keyPath: \UITableView.delegate] = watcher
    #expect(table[keyPath: \UIScrollView.delegate] === watcher)
  }

  @Test func `no delegate is kept alive`() {
    let view = UIScrollView()
    weak var weakWatcher: Watcher?
    do {
      let watcher = Watcher()
      view.delegate = watcher
      weakWatcher = watcher
    }
    #expect(weakWatcher == nil)
    #expect(view.delegate == nil)
  }
}
