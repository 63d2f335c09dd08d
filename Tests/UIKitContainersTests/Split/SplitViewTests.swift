import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Notes what a split view asks and tells, and answers what it was told to.
@MainActor final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
  let log: EventLog
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.note("will change to \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { log.note("will show \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { log.note("will hide \(column)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.note("top proposed \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.note("mode proposed \(proposedDisplayMode)")
    return expandedMode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.note("did collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.note("did expand") }
}

@MainActor func makeIPad(_ size: CGSize = CGSize(width: 1000, height: 700)) {
  Headless.changeMainScreen(size: size, scale: 2) {
    $0.horizontalSizeClass = .regular
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .pad
  }
}

@MainActor @Suite(.headlessUIKit) struct SplitViewTests {
  private let log = EventLog()
  private let appearances = EventLog()
  private let recorder: SplitRecorder
  private let primary: RecordedController
  private let supplementary: RecordedController
  private let secondary: RecordedController

  init() {
    makeIPad()
    recorder = SplitRecorder(log)
    primary = RecordedController("primary", appearances)
    supplementary = RecordedController("supplementary", appearances)
    secondary = RecordedController("secondary", appearances)
  }

  private func make(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = recorder
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    return split
  }

  private func shown(_ split: UISplitViewController) -> UIWindow {
    let window = showInWindow(split)
    Headless.runUntilIdle()
    _ = log.take()
    return window
  }

  /// Where a controller's view lies in the window; `nil` if it does not.
  private func place(_ controller: UIViewController) -> CGRect? {
    Headless.runUntilIdle()
    guard let view = controller.viewIfLoaded, let window = view.window else { return nil }
    return view.convert(view.bounds, to: window)
  }

  private func appeared() -> [String] { appearances.take().filter { $0.contains("ppear") } }

  @Test func `each controller gets a stack of its own, and is found by its column`() {
    let split = make()
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.navigationController?.parent === split)
    #expect(secondary.splitViewController === split)
    #expect(split.viewControllers.count == 2)
    let stack = UINavigationController(rootViewController: UIViewController())
    split.setViewController(stack, for: .secondary)
    #expect(stack.parent === split)
    #expect(secondary.splitViewController == nil)
    split.setViewController(nil, for: .primary)
    #expect(split.viewController(for: .primary) == nil)
    #expect(split.viewControllers == [stack])
  }

  @Test func `in a wide window the primary column stands beside the secondary`() {
    let window = shown(make())
    #expect(place(primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(place(secondary) == CGRect(x: 320, y: 0, width: 680, height: 700))
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(
      appeared() == [
        "secondary viewWillAppear", "primary viewWillAppear", "primary viewIsAppearing",
        "secondary viewIsAppearing", "primary viewDidAppear", "secondary viewDidAppear",
      ])
    #expect(!window.isHidden)
  }

  @Test func `in a high window the secondary column is alone, and others come over it`() {
    makeIPad(CGSize(width: 700, height: 1000))
    let split = make()
    let window = shown(split)
    #expect(split.displayMode == .secondaryOnly)
    #expect(place(primary) == nil)
    #expect(place(secondary)?.width == 700)
    _ = appeared()
    split.show(.primary)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(log.take() == ["will change to oneOverSecondary", "will show primary"])
    #expect(place(primary) == CGRect(x: 0, y: 0, width: 320, height: 1000))
    #expect(place(secondary)?.width == 700)
    #expect(
      appeared() == ["primary viewWillAppear", "primary viewIsAppearing", "primary viewDidAppear"])
    // A touch beside the column hides it.
    tap(CGPoint(x: 600, y: 500), in: window)
    #expect(split.displayMode == .secondaryOnly)
    #expect(log.take() == ["will change to secondaryOnly", "will hide primary"])
    #expect(place(primary) == nil)
    #expect(appeared() == ["primary viewWillDisappear", "primary viewDidDisappear"])
  }

  @Test func `columns are shown and hidden from the outermost on`() {
    let split = make(.tripleColumn)
    let window = shown(split)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(place(primary) == nil)
    #expect(place(supplementary)?.minX == 0)
    split.show(.primary)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(place(primary)?.minX == 0)
    #expect(place(supplementary)?.minX == 320)
    #expect(place(secondary) == CGRect(x: 640, y: 0, width: 360, height: 700))
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(place(secondary)?.width == 1000)
    split.preferredSplitBehavior = .displace
    split.show(.primary)
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(place(secondary) == CGRect(x: 640, y: 0, width: 1000, height: 700))
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.preferredDisplayMode = .twoOverSecondary
    #expect(split.displayMode == .twoOverSecondary)
    #expect(place(secondary)?.width == 1000)
    #expect(!window.isHidden)
  }

  @Test func `two columns have no mode for three`() {
    let split = make()
    split.preferredDisplayMode = .twoOverSecondary
    #expect(split.displayMode == .oneOverSecondary)
    split.preferredDisplayMode = .twoBesideSecondary
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `a column's width is what is preferred, within its limits`() {
    let split = make()
    let window = shown(split)
    #expect(split.primaryColumnWidth == 320)
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(split.primaryColumnWidth == 250)
    split.preferredPrimaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 400)
    split.maximumPrimaryColumnWidth = 350
    #expect(place(primary)?.width == 350)
    split.minimumPrimaryColumnWidth = 360
    #expect(place(primary)?.width == 360)
    split.preferredSupplementaryColumnWidth = 5000
    #expect(split.supplementaryColumnWidth == 1000)
    #expect(!window.isHidden)
  }

  @Test func `the primary column stands where it is said to, mirrored from right to left`() {
    let split = make()
    let window = shown(split)
    split.primaryEdge = .trailing
    #expect(place(primary)?.minX == 680)
    #expect(place(secondary)?.minX == 0)
    split.view.semanticContentAttribute = .forceRightToLeft
    #expect(place(primary)?.minX == 0)
    split.primaryEdge = .leading
    #expect(place(primary)?.minX == 680)
    #expect(!window.isHidden)
  }

  @Test func `the button shows one column more, and in the end none`() {
    let split = make(.tripleColumn)
    let window = shown(split)
    var modes: [UISplitViewController.DisplayMode] = []
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 1000, height: 44))
    toolbar.items = [split.displayModeButtonItem]
    window.addSubview(toolbar)
    for _ in 0..<3 {
      Headless.runUntilIdle()
      tap(CGPoint(x: 20, y: 620), in: window)
      modes.append(split.displayMode)
    }
    #expect(modes == [.twoBesideSecondary, .secondaryOnly, .oneBesideSecondary])
    #expect(split.displayModeButtonItem.accessibilityLabel == "Sidebar")
  }

  @Test func `a detail takes the secondary column's place`() {
    let split = make()
    let window = shown(split)
    let detail = UIViewController()
    primary.showDetailViewController(detail, sender: nil)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(place(detail)?.minX == 320)
    #expect(secondary.parent?.parent == nil)
    let next = UIViewController()
    split.show(next, sender: nil)
    #expect(primary.navigationController?.topViewController === next)
    #expect(!window.isHidden)
  }

  @Test func `a column that the style lacks is reported, and nothing is changed`() {
    let split = make()
    let found = reports {
      split.setViewController(UIViewController(), for: .supplementary)
      split.viewControllers = []
      split.setViewController(split, for: .primary)
      UISplitViewController().setViewController(UIViewController(), for: .primary)
    }
    #expect(
      found == [
        .controllers(.noSuchColumn(column: "supplementary", style: "doubleColumn")),
        .controllers(.noSuchColumn(column: "viewControllers", style: "doubleColumn")),
        .controllers(.cycle(child: "UISplitViewController", parent: "UISplitViewController")),
        .controllers(.noSuchColumn(column: "primary", style: "unspecified")),
      ])
    #expect(split.viewController(for: .primary) === primary)
    #expect(split.viewControllers.count == 2)
  }

  @Test func `without a style it shows the two controllers that it is given`() {
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let window = shown(split)
    #expect(place(primary)?.width == 320)
    #expect(place(secondary)?.minX == 320)
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    #expect(split.viewControllers == [primary, detail])
    #expect(place(detail)?.minX == 320)
    let found = reports { split.viewControllers = [primary, secondary, detail] }
    #expect(found == [.controllers(.wrongControllerCount(count: 3, expected: "2"))])
    #expect(!window.isHidden)
  }

  @Test func `nothing of a split view outlives it`() {
    expectNoLeaks { tracker in
      let split = tracker.track(UISplitViewController(style: .tripleColumn))
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        split.setViewController(tracker.track(UIViewController()), for: column)
      }
      split.preferredDisplayMode = .twoOverSecondary
      tracker.track(split.displayModeButtonItem)
      let window = showInWindow(split)
      Headless.runUntilIdle()
      #expect(split.displayMode == .twoOverSecondary)
      #expect(!window.isHidden)
    }
  }
}
