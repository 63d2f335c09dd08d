import TestSupport
import Testing
import UIEnvironment
import UIKit

@MainActor @Suite(.headlessUIKit) struct HierarchyValueTests {
  private let log = EventLog()

  @Test func `a value set at the window is read in a deep tree without any layout`() {
    let window = UIWindow()
    window.environment(\.locale, Locale(identifier: "pl"))
    var deepest: UIView = window
    for _ in 0..<200 {
      let view = UIView()
      deepest.addSubview(view)
      deepest = view
    }
    #expect(deepest.environmentValue(\.locale).identifier == "pl")
    withExtendedLifetime(window) {}
  }

  @Test func `siblings in a flat tree keep their values apart`() {
    let root = UIView()
    let views = (0..<50).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      root.addSubview(view)
      view.environment(\.timeZone, TimeZone(secondsFromGMT: index * 60)!)
    }
    root.environment(\.timeZone, TimeZone(secondsFromGMT: -3600)!)
    #expect(
      views.map { $0.environmentValue(\.timeZone).secondsFromGMT() } == (0..<50).map { $0 * 60 })
    views[7].removeEnvironment(\.timeZone)
    #expect(views[7].environmentValue(\.timeZone).secondsFromGMT() == -3600)
  }

  @Test func `a view carried to another parent reads that parent's value and is told once`() {
    let (first, second) = (UIView(), UIView())
    first.environment(\.locale, Locale(identifier: "pl"))
    second.environment(\.locale, Locale(identifier: "de"))
    let view = NotingView("view", log)
    first.addSubview(view)
    _ = log.take()
    second.addSubview(view)
    #expect(view.locale.identifier == "de")
    #expect(log.take() == ["view"])
  }

  @Test func `a value on a plain view between two controllers' views reaches the child`() {
    let (parent, child, between) = (UIViewController(), UIViewController(), UIView())
    parent.view.addSubview(between)
    parent.addChild(child)
    between.addSubview(child.view)
    child.didMove(toParent: parent)
    between.environment(\.locale, Locale(identifier: "pl"))
    #expect(child.environmentValue(\.locale).identifier == "pl")
    #expect(parent.environmentValue(\.locale) == SystemLocale.current)
  }

  @Test func `a presented controller inherits from its presenter, updates included`() {
    let window = UIWindow()
    let presenter = UIViewController()
    let sheet = NotingController("sheet", log)
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presenter.present(sheet, animated: false)
    _ = log.take()
    presenter.environment(\.locale, Locale(identifier: "pl"))
    #expect(sheet.locale.identifier == "pl")
    #expect(log.take() == NotingController.names(of: "sheet"))
    #expect(window.environmentValue(\.locale) == SystemLocale.current)
  }

  @Test func `a controller with a presentation of its own inherits from its presenter, too`() {
    let window = UIWindow()
    let presenter = UIViewController()
    let sheet = NotingController("sheet", log)
    sheet.modalPresentationStyle = .overFullScreen
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    window.environment(\.sizeCategory, .small)
    presenter.present(sheet, animated: false)
    #expect(sheet.environmentValue(\.sizeCategory) == .small)
    #expect(sheet.inner.environmentValue(\.sizeCategory) == .small)
  }

  @Test func `a controller placed by hand in another window reads that window's values`() {
    let (first, second) = (UIWindow(), UIWindow())
    first.environment(\.sizeCategory, .small)
    let child = UIViewController()
    second.addSubview(child.view)
    #expect(child.environmentValue(\.sizeCategory) == .large)
    second.environment(\.sizeCategory, .extraLarge)
    #expect(child.environmentValue(\.sizeCategory) == .extraLarge)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `windows of a scene follow the scene, and not one another`() throws {
    let (first, second) = (UIWindow(), UIWindow())
    first.environment(\.sizeCategory, .small)
    #expect(second.environmentValue(\.sizeCategory) == .large)
    try #require(first.windowScene).environment(\.sizeCategory, .extraLarge)
    #expect(first.environmentValue(\.sizeCategory) == .small)
    #expect(second.environmentValue(\.sizeCategory) == .extraLarge)
  }

  @Test func `a value set on one controller does not reach its sibling`() {
    let tabs = Tabs("tabs", log)
    tabs.stacks[0].environment(\.userInterfaceStyle, .dark)
    #expect(tabs.screens[1].environmentValue(\.userInterfaceStyle) == .dark)
    #expect(tabs.screens[2].environmentValue(\.userInterfaceStyle) == .light)
    tabs.root.environment(\.userInterfaceStyle, .dark)
    #expect(tabs.screens[2].environmentValue(\.userInterfaceStyle) == .dark)
  }

  @Test func `reading loads no view, and neither does a write for those who are not told`() {
    let controller = UIViewController()
    _ = controller.environmentValue(\.locale)
    controller.environment(\.locale, Locale(identifier: "pl"))
    #expect(!controller.isViewLoaded)
  }

  @Test
  func `a controller that is told has its view loaded first, and its views are told after it`() {
    let controller = NotingController("screen", log)
    controller.environment(\.locale, Locale(identifier: "pl"))
    #expect(controller.isViewLoaded)
    #expect(log.take() == NotingController.names(of: "screen"))
  }
}
