import Ruka
import Testing
import UIKit

/// The controller that a person faces, beyond the containers that are tested one by one.
@MainActor @Suite(.headlessUIKit) struct TopControllerTests {
  private func app(_ root: UIViewController, isWide: Bool = false) -> App {
    App(
      controller: root, failureBehavior: .raiseException,
      size: isWide ? CGSize(width: 1200, height: 800) : nil,
      traits: { if isWide { $0.horizontalSizeClass = .regular } })
  }

  @Test func `a stack in a tab in a modal is followed all the way down`() {
    let (inner, root) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: inner)]
    tabs.selectedIndex = 1
    let app = app(root)
    root.present(tabs, animated: true)
    app.settle()
    #expect(app.topController === inner)
    tabs.selectedIndex = 0
    #expect(app.topController === tabs.viewControllers?.first)
  }

  @Test func `what a child presents is faced, whoever of its parents shows it`() {
    let (child, container, sheet) = (UIViewController(), UIViewController(), UIViewController())
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let app = app(UINavigationController(rootViewController: container))
    #expect(app.topController === container)
    child.present(sheet, animated: true)
    app.settle()
    #expect(app.topController === sheet)
    sheet.dismiss(animated: true)
    app.settle()
    #expect(app.topController === container)
  }

  @Test func `what is presented over one column leaves the other in sight`() throws {
    let (left, right) = (Screen(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(left, for: .primary)
    split.setViewController(right, for: .secondary)
    let app = app(split, isWide: true)
    let over = Stage()
    right.definesPresentationContext = true
    over.modalPresentationStyle = .currentContext
    right.present(over, animated: true)
    app.settle()
    #expect(try app.button("Act") === over.button)
    #expect(try app.button("Buy") === left.button)
    try app.tapButton(title: "Act")
    #expect(over.taps == 1)
  }

  @Test func `what another tab presents in its own place is not faced`() {
    let (first, second, over) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let app = app(tabs)
    first.definesPresentationContext = true
    over.modalPresentationStyle = .currentContext
    first.present(over, animated: true)
    app.settle()
    #expect(app.topController === over)
    tabs.selectedIndex = 1
    #expect(app.topController === second)
    tabs.selectedIndex = 0
    #expect(app.topController === over)
  }

  @Test func `containers without anything in them are searched themselves, and once`() throws {
    for container in [UINavigationController(), UITabBarController()] {
      let app = app(container)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "In the bar"
      let bar = (container as? UINavigationController)?.navigationBar
      (bar ?? (container as? UITabBarController)?.tabBar)?.addSubview(label)
      #expect(app.topController === container)
      #expect(try app.label("In the bar") === label)
    }
  }

  @Test func `a view over everything is searched alone, unless it is hidden`() {
    let root = Screen()
    let app = app(root)
    let overlay = UIView(frame: app.window.bounds)
    overlay.accessibilityViewIsModal = true
    app.window.addSubview(overlay)
    #expect(app.first(Query(.button)) == nil)
    overlay.isHidden = true
    #expect(app.first(Query(.button)) === root.button)
  }

  @Test func `a collapsed split view shows one column, which is faced`() {
    let (left, right) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(left, for: .primary)
    split.setViewController(right, for: .secondary)
    let app = app(split)
    #expect(split.isCollapsed)
    let shown = app.topController
    #expect(shown === left || shown === right)
    split.show(shown === left ? .secondary : .primary)
    app.settle()
    #expect(app.topController === (shown === left ? right : left))
  }

  @Test func `two pages that lie open are searched both`() throws {
    let (first, second) = (Stage(), Screen())
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
    pages.setViewControllers([first, second], direction: .forward, animated: false)
    let app = app(pages)
    #expect(app.topController === pages)
    #expect(try app.button("Act") === first.button)
    #expect(try app.button("Buy") === second.button)
  }

  @Test func `what goes is no longer faced, what comes is`() {
    let (root, sheet) = (UIViewController(), UIViewController())
    let app = app(root)
    root.present(sheet, animated: true)
    #expect(app.topController === sheet)
    app.settle()
    sheet.dismiss(animated: true)
    #expect(app.topController === root)
    app.settle()
    #expect(app.topController === root)
  }

  @Test func `a popover and a sheet over everything are faced`() {
    for style in [
      UIModalPresentationStyle.popover, .pageSheet, .formSheet, .fullScreen, .overFullScreen,
      .overCurrentContext, .currentContext, .custom,
    ] {
      let (root, shown) = (UIViewController(), UIViewController())
      let app = app(UINavigationController(rootViewController: root))
      shown.modalPresentationStyle = style
      shown.popoverPresentationController?.sourceView = root.view
      root.present(shown, animated: true)
      app.settle()
      #expect(app.topController === shown, "\(style)")
    }
  }

  @Test func `the screen is read before the bars around it`() {
    let inner = Screen()
    inner.title = "Inner"
    inner.toolbarItems = [
      UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
    ]
    let navigation = UINavigationController(rootViewController: inner)
    navigation.setToolbarHidden(false, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.viewControllers?[0].tabBarItem.title = "Tab"
    let app = app(tabs)
    let roles = app.tree.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(
      roles == [
        "label", "button", "switch", "slider", "stepper", "textField", "header", "button", "tab",
      ])
  }
}
