import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct SplitCollapseTests {
  private let log = EventLog()
  private let recorder: SplitRecorder
  private let split = UISplitViewController(style: .tripleColumn)
  private let primary = UIViewController()
  private let supplementary = UIViewController()
  private let secondary = UIViewController()
  private let window: UIWindow

  init() {
    makeIPad()
    recorder = SplitRecorder(log)
    split.delegate = recorder
    split.setViewController(primary, for: .primary)
    split.setViewController(supplementary, for: .supplementary)
    split.setViewController(secondary, for: .secondary)
    window = showInWindow(split)
    Headless.runUntilIdle()
    _ = log.take()
  }

  private func become(_ sizeClass: UIUserInterfaceSizeClass) {
    Headless.changeMainScreen(
      size: CGSize(width: sizeClass == .compact ? 400 : 1000, height: 700)
    ) { $0.horizontalSizeClass = sizeClass }
    Headless.runUntilIdle()
  }

  private var stack: [UIViewController] {
    (split.viewControllers.first as? UINavigationController)?.viewControllers ?? []
  }

  @Test func `where the width is compact the columns are one stack, the last column on top`() {
    become(.compact)
    #expect(split.isCollapsed)
    #expect(log.take() == ["top proposed secondary", "did collapse"])
    #expect(stack == [primary, supplementary, secondary])
    #expect(secondary.view.window === window)
    #expect(primary.viewIfLoaded?.window == nil)
    #expect(secondary.view.convert(secondary.view.bounds, to: nil) == window.bounds)
    #expect(secondary.traitCollection.horizontalSizeClass == .compact)
    #expect(split.viewControllers.count == 1)
  }

  @Test func `the delegate says which column is on top`() {
    recorder.topColumn = .supplementary
    become(.compact)
    #expect(stack == [primary, supplementary])
    split.show(.secondary)
    Headless.runUntilIdle()
    #expect(stack == [primary, supplementary, secondary])
    split.hide(.supplementary)
    Headless.runUntilIdle()
    #expect(stack == [primary])
    split.show(.secondary)
    Headless.runUntilIdle()
    #expect(stack.last === secondary)
    split.show(.primary)
    Headless.runUntilIdle()
    #expect(stack == [primary])
  }

  @Test func `expanded again, each column has its own back, with what was pushed above it`() {
    become(.compact)
    let pushed = UIViewController()
    secondary.navigationController?.pushViewController(pushed, animated: false)
    #expect(stack == [primary, supplementary, secondary, pushed])
    _ = log.take()
    become(.regular)
    #expect(!split.isCollapsed)
    #expect(
      log.take() == ["mode proposed oneBesideSecondary", "did expand"])
    let stacks = split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers }
    #expect(stacks == [[primary], [supplementary], [secondary, pushed]])
    #expect(pushed.view.window === window)
    #expect(supplementary.view.window === window)
  }

  @Test func `what the user went back from is still in its column`() {
    become(.compact)
    secondary.navigationController?.popViewController(animated: false)
    Headless.runUntilIdle()
    #expect(stack == [primary, supplementary])
    become(.regular)
    #expect(secondary.navigationController?.viewControllers == [secondary])
    #expect(secondary.view.window === window)
  }

  @Test func `the delegate says which columns are shown after expanding`() {
    become(.compact)
    recorder.expandedMode = .twoBesideSecondary
    become(.regular)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(primary.view.window === window)
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a controller for the compact column takes the place of all others`() {
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    become(.compact)
    #expect(log.take() == ["top proposed compact", "did collapse"])
    #expect(split.viewControllers == [compact])
    #expect(compact.view.window === window)
    become(.regular)
    #expect(compact.view.window == nil)
    #expect(secondary.view.window === window)
  }

  @Test func `a detail goes onto the stack`() {
    become(.compact)
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    Headless.runUntilIdle()
    #expect(stack.last === detail)
  }

  @Test func `a column can be given another controller while collapsed`() {
    become(.compact)
    let other = UIViewController()
    split.setViewController(other, for: .secondary)
    Headless.runUntilIdle()
    #expect(stack == [primary, supplementary, other])
    become(.regular)
    #expect(split.viewController(for: .secondary) === other)
    #expect(other.view.window === window)
  }

  @Test
  func `without a style the secondary goes onto the primary's stack, or the delegate keeps it`() {
    final class Keeper: NSObject, UISplitViewControllerDelegate {
      var keeps = false
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { keeps }
    }
    let keeper = Keeper()
    let classic = UISplitViewController()
    classic.delegate = keeper
    let (list, detail) = (UIViewController(), UIViewController())
    let (left, right) = (
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: detail)
    )
    classic.viewControllers = [left, right]
    window.rootViewController = classic
    Headless.runUntilIdle()
    become(.compact)
    #expect(left.viewControllers == [list, detail])
    become(.regular)
    #expect(right.viewControllers == [detail])
    keeper.keeps = true
    become(.compact)
    #expect(left.viewControllers == [list])
    #expect(list.view.window === window)
    become(.regular)
    #expect(detail.view.window === window)
  }

  @Test func `without a stack to go onto the secondary takes the primary's place`() {
    let classic = UISplitViewController()
    classic.viewControllers = [UIViewController(), UIViewController()]
    let (list, detail) = (classic.viewControllers[0], classic.viewControllers[1])
    window.rootViewController = classic
    Headless.runUntilIdle()
    become(.compact)
    #expect(detail.view.window === window)
    #expect(list.viewIfLoaded?.window == nil)
    become(.regular)
    #expect(list.view.window === window)
    #expect(detail.view.window === window)
  }

  @Test func `a split view that begins compact begins collapsed`() {
    become(.compact)
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    window.rootViewController = split
    Headless.runUntilIdle()
    #expect(split.isCollapsed)
    #expect(detail.view.window === window)
    #expect(detail.navigationController?.viewControllers == [list, detail])
  }

  @Test func `nothing of a collapsed split view outlives it`() {
    become(.compact)
    expectNoLeaks { tracker in
      let split = tracker.track(UISplitViewController(style: .doubleColumn))
      split.setViewController(tracker.track(UIViewController()), for: .primary)
      split.setViewController(tracker.track(UIViewController()), for: .secondary)
      let window = showInWindow(split)
      Headless.runUntilIdle()
      #expect(split.isCollapsed)
      #expect(!window.isHidden)
    }
  }
}
