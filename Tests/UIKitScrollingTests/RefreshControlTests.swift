import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct RefreshControlTests {
  let log = EventLog()
  let scroller = UIKitScrollingTests.scroller()
  let control = UIRefreshControl()
  let finger: TouchDriver

  init() {
    scroller.frame.size.height = 400
    scroller.refreshControl = control
    control.record(.valueChanged, as: "refresh", in: log)
    finger = TouchDriver(showing: scroller)
  }

  private func pull(by distance: CGFloat) {
    finger.down(50, 10)
    finger.slide(to: 50, 10 + distance)
    Headless.clock.advance(by: 1)
    finger.up(50, 10 + distance)
    Headless.runUntilIdle()
  }

  @Test func `pulling far enough starts one refresh, below which the content rests`() {
    pull(by: 60)
    #expect(log.take() == [])
    #expect(scroller.contentOffset.y == 0)
    pull(by: 300)
    #expect(log.take() == ["refresh"])
    #expect(control.isRefreshing)
    #expect(scroller.contentOffset.y == -60)
    #expect(scroller.adjustedContentInset.top == 60 && scroller.contentInset.top == 0)
    pull(by: 300)
    #expect(log.take() == [])
    control.endRefreshing()
    #expect(!control.isRefreshing)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 0)
    #expect(scroller.adjustedContentInset == .zero)
    pull(by: 300)
    #expect(log.take() == ["refresh"])
  }

  @Test func `the program begins a refresh without sending or scrolling`() {
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(log.take() == [])
    #expect(scroller.contentOffset.y == 0)
    scroller.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    pull(by: 20)
    #expect(scroller.contentOffset.y == -60)
    control.endRefreshing()
    control.endRefreshing()
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func `a refresh that ends while the finger is down lets the content go with it`() {
    finger.down(50, 10)
    finger.slide(to: 50, 310)
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(scroller.contentOffset.y < -60)
    Headless.clock.advance(by: 1)
    finger.up(50, 310)
    Headless.runUntilIdle()
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func `a disabled control starts nothing`() {
    control.isEnabled = false
    pull(by: 300)
    #expect(log.take() == [])
    #expect(!control.isRefreshing)
  }

  @Test func `scrolling without a finger starts nothing`() {
    scroller.setContentOffset(CGPoint(x: 0, y: -100), animated: true)
    Headless.runUntilIdle()
    #expect(log.take() == [])
  }

  @Test func `a control belongs to one scroll view`() {
    control.beginRefreshing()
    let other = UIKitScrollingTests.scroller()
    other.refreshControl = control
    #expect(scroller.refreshControl == nil)
    #expect(scroller.adjustedContentInset.top == 0)
    #expect(other.adjustedContentInset.top == 60)
    #expect(control.superview === other)
    other.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func `a table's controller gives its control to the table`() {
    let controller = UITableViewController(style: .plain)
    #expect(controller.refreshControl == nil)
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(control.superview === controller.tableView)
    #expect(scroller.refreshControl == nil)
  }
}
