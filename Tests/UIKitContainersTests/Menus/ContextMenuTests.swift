import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ContextMenuTests {
  private let log = EventLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  private let delegate: MenuDelegate

  init() {
    delegate = MenuDelegate(log)
    window.addSubview(view)
    window.isHidden = false
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] _ in log.note(title) }
  }

  @Test func `a long touch shows the menu, a tap on an element lets it go and performs it`() {
    delegate.menu = UIMenu(title: "File", children: [action("Copy"), action("Move")])
    #expect(Headless.openContextMenu(of: view, at: CGPoint(x: 10, y: 20)))
    #expect(log.take() == ["will display", "display animation", "display completion"])
    #expect(delegate.locations == [CGPoint(x: 10, y: 20)])
    #expect(Headless.visibleMenu === delegate.menu)
    #expect(menuRows(in: window) == ["Copy", "Move"])
    tapRow("Move", in: window)
    #expect(log.take() == ["will end", "end animation", "end completion", "Move"])
    #expect(Headless.visibleMenu == nil)
    #expect(menuRows(in: window) == [])
  }

  @Test func `a touch beside the menu lets it go, and reaches nothing behind it`() {
    let button = UIButton(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
    button.record(.touchUpInside, as: "button", in: log)
    window.addSubview(button)
    delegate.menu = UIMenu(children: [action("Copy")])
    Headless.openContextMenu(of: view)
    Headless.runUntilIdle()
    _ = log.take()
    tap(CGPoint(x: 200, y: 750), in: window)
    #expect(log.take() == ["will end", "end animation", "end completion"])
    tap(CGPoint(x: 200, y: 750), in: window)
    #expect(log.take() == ["button"])
  }

  @Test func `without a configuration or a menu there is none`() {
    #expect(!Headless.openContextMenu(of: view))
    #expect(delegate.locations.count == 1)
    #expect(log.take() == [])
    #expect(Headless.visibleMenu == nil)
  }

  @Test func `a view that is covered, deaf or in no window has no menu`() {
    delegate.menu = UIMenu(children: [action("Copy")])
    let cover = UIView(frame: window.bounds)
    window.addSubview(cover)
    #expect(!Headless.openContextMenu(of: view))
    cover.removeFromSuperview()
    view.isUserInteractionEnabled = false
    #expect(!Headless.openContextMenu(of: view))
    view.isUserInteractionEnabled = true
    view.removeFromSuperview()
    #expect(!Headless.openContextMenu(of: view))
    window.addSubview(view)
    #expect(Headless.openContextMenu(of: view))
  }

  @Test func `a view inside another shows the other's menu if it has none`() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    view.addSubview(inner)
    delegate.menu = UIMenu(children: [action("Outer")])
    Headless.openContextMenu(of: inner)
    #expect(menuRows(in: window) == ["Outer"])
    #expect(delegate.locations == [CGPoint(x: 75, y: 75)])
    let own = MenuDelegate(menu: UIMenu(children: [action("Inner")]))
    inner.addInteraction(UIContextMenuInteraction(delegate: own))
    view.layoutIfNeeded()
    Headless.visibleMenu.map { _ in tap(CGPoint(x: 5, y: 5), in: window) }
    Headless.openContextMenu(of: inner)
    #expect(menuRows(in: window) == ["Inner"])
  }

  @Test func `one menu is shown at a time`() {
    let (other, second) = (
      UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50)), MenuDelegate()
    )
    second.menu = UIMenu(children: [action("B")])
    let interaction = UIContextMenuInteraction(delegate: second)
    other.addInteraction(interaction)
    window.addSubview(other)
    delegate.menu = UIMenu(children: [action("A")])
    Headless.openContextMenu(of: view)
    _ = log.take()
    // The first menu covers the window, so that it has to go before another one can be asked for.
    #expect(!Headless.openContextMenu(of: other))
    #expect(menuRows(in: window) == ["A"])
    tap(CGPoint(x: 5, y: 5), in: window)
    #expect(Headless.openContextMenu(of: other))
    #expect(menuRows(in: window) == ["B"])
  }

  @Test func `disabled elements are there but cannot be chosen, hidden ones are not there`() {
    let (disabled, hidden) = (action("Off", .disabled), action("Gone", .hidden))
    delegate.menu = UIMenu(children: [disabled, hidden, action("On", .destructive, .on)])
    Headless.openContextMenu(of: view)
    #expect(menuRows(in: window) == ["(Off)", "✓On"])
    _ = log.take()
    tapRow("Off", in: window)
    #expect(!Headless.choose(disabled))
    #expect(!Headless.choose(hidden))
    #expect(!Headless.choose(action("Elsewhere")))
    #expect(log.take() == [])
    #expect(Headless.visibleMenu != nil)
  }

  @Test func `submenus open in place, inline ones stand among the rest`() {
    let deep = action("Deep")
    let submenu = UIMenu(title: "More", children: [deep])
    let inline = UIMenu(options: .displayInline, children: [action("X"), action("Y")])
    delegate.menu = UIMenu(children: [action("A"), submenu, inline])
    Headless.openContextMenu(of: view)
    #expect(menuRows(in: window) == ["A", "More", "X", "Y"])
    tapRow("More", in: window)
    #expect(menuRows(in: window) == ["Deep"])
    _ = log.take()
    tapRow("Deep", in: window)
    #expect(log.take().last == "Deep")
    Headless.openContextMenu(of: view)
    #expect(menuRows(in: window) == ["A", "More", "X", "Y"])
    #expect(Headless.choose(deep))
    #expect(log.take().last == "Deep")
  }

  @Test func `an element that keeps the menu is performed while that stays`() {
    var count = 0
    let counter = UIAction(title: "0", attributes: .keepsMenuPresented) { action in
      count += 1
      action.title = "\(count)"
    }
    delegate.menu = UIMenu(children: [counter])
    Headless.openContextMenu(of: view)
    tapRow("0", in: window)
    tapRow("1", in: window)
    #expect(menuRows(in: window) == ["2"])
  }

  @Test func `in a single selection one element at most is on`() {
    let (first, second) = (action("A", [], .on), action("B"))
    let inline = UIMenu(options: .displayInline, children: [second])
    let group = UIMenu(options: [.displayInline, .singleSelection], children: [first, inline])
    let other = action("C", [], .on)
    delegate.menu = UIMenu(children: [group, other])
    Headless.openContextMenu(of: view)
    #expect(menuRows(in: window) == ["✓A", "B", "✓C"])
    tapRow("B", in: window)
    #expect([first.state, second.state, other.state] == [.off, .on, .on])
    #expect(group.selectedElements == [second])
    Headless.openContextMenu(of: view)
    tapRow("C", in: window)
    #expect([first.state, second.state, other.state] == [.off, .on, .on])
  }

  @Test func `an action is performed for the view to which the menu belongs`() {
    var sender: UIView?
    let action = UIAction(title: "A") { sender = $0.sender as? UIView }
    delegate.menu = UIMenu(children: [action])
    Headless.openContextMenu(of: view)
    Headless.choose(action)
    #expect(sender === view)
    #expect(action.sender == nil)
  }

  @Test
  func `deferred elements take their place when they are there, and are kept unless uncached`() {
    var asked = 0
    var handOver: (([UIMenuElement]) -> Void)?
    let cached = UIDeferredMenuElement { completion in
      asked += 1
      handOver = completion
    }
    var fresh = 0
    let uncached = UIDeferredMenuElement.uncached { [log] completion in
      fresh += 1
      completion([UIAction(title: "Fresh \(fresh)") { _ in log.note("fresh") }])
    }
    delegate.menu = UIMenu(children: [cached, uncached])
    Headless.openContextMenu(of: view)
    #expect(menuRows(in: window) == ["(Loading…)", "Fresh 1"])
    handOver?([action("Late")])
    #expect(menuRows(in: window) == ["Late", "Fresh 1"])
    tapRow("Late", in: window)
    Headless.openContextMenu(of: view)
    #expect(menuRows(in: window) == ["Late", "Fresh 2"])
    #expect(asked == 1)
  }

  @Test func `what is handed over after the menu has gone is there the next time`() {
    var handOver: (([UIMenuElement]) -> Void)?
    delegate.menu = UIMenu(children: [UIDeferredMenuElement { handOver = $0 }])
    Headless.openContextMenu(of: view)
    tap(CGPoint(x: 5, y: 5), in: window)
    handOver?([action("Late")])
    #expect(menuRows(in: window) == [])
    Headless.openContextMenu(of: view)
    #expect(menuRows(in: window) == ["Late"])
  }

  @Test func `the menu that is shown can be replaced, or its submenu`() throws {
    let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
    let submenu = UIMenu(title: "More", children: [action("Deep")])
    delegate.menu = UIMenu(children: [
      action("A"), UIMenu(options: .displayInline, children: [submenu]),
    ])
    #expect(interaction.menuAppearance == .unknown)
    Headless.openContextMenu(of: view)
    #expect(interaction.menuAppearance == .rich)
    tapRow("More", in: window)
    interaction.updateVisibleMenu { $0.replacingChildren($0.children + [action("Deeper")]) }
    #expect(menuRows(in: window) == ["Deep", "Deeper"])
    interaction.dismissMenu()
    #expect(Headless.visibleMenu == nil)
    Headless.openContextMenu(of: view)
    interaction.updateVisibleMenu { $0.replacingChildren([action("B")]) }
    #expect(menuRows(in: window) == ["B"])
  }

  @Test func `taking the interaction away lets its menu go`() throws {
    delegate.menu = UIMenu(children: [action("A")])
    let interaction = try #require(view.interactions.first)
    Headless.openContextMenu(of: view)
    view.removeInteraction(interaction)
    #expect(Headless.visibleMenu == nil)
    #expect(interaction.view == nil)
    #expect(!Headless.openContextMenu(of: view))
  }

  @Test func `a menu that is too long for the window still lies in it`() {
    delegate.menu = UIMenu(children: (0..<60).map { action("\($0)") })
    Headless.openContextMenu(of: view)
    let rows = menuControls(in: window)
    #expect(rows.count == 60)
    let frames = rows.map { $0.convert($0.bounds, to: window) }
    #expect(frames.allSatisfy { window.bounds.contains($0) && $0.height > 0 })
    tapRow("59", in: window)
    #expect(log.take().last == "59")
  }

  @Test func `the escape gesture of assistive technology lets the menu go`() throws {
    delegate.menu = UIMenu(children: [action("A")])
    Headless.openContextMenu(of: view)
    let overlay = try #require(window.subviews.last { $0.accessibilityViewIsModal })
    #expect(overlay.accessibilityPerformEscape())
    #expect(Headless.visibleMenu == nil)
  }

  @Test func `a preview appears with the menu, and a tap on it is told`() {
    let preview = RecordedController("preview", log)
    delegate.preview = preview
    delegate.menu = UIMenu(children: [action("A")])
    Headless.openContextMenu(of: view)
    Headless.runUntilIdle()
    #expect(
      log.take() == [
        "will display", "display animation", "preview viewDidLoad", "preview viewWillAppear",
        "preview viewIsAppearing", "preview viewDidAppear", "display completion",
      ])
    #expect(preview.view.bounds.height > 0)
    tap(preview.view.convert(CGPoint(x: 20, y: 20), to: window), in: window)
    #expect(
      log.take() == [
        "will commit", "commit animation", "will end", "end animation",
        "preview viewWillDisappear", "preview viewDidDisappear", "end completion",
        "commit completion",
      ])
    #expect(Headless.visibleMenu == nil)
  }

  @Test func `menus inherit the traits of the view to which they belong`() throws {
    delegate.menu = UIMenu(children: [action("A")])
    view.traitOverrides.userInterfaceStyle = .dark
    Headless.openContextMenu(of: view)
    let row = try #require(menuControls(in: window).first)
    #expect(row.traitCollection.userInterfaceStyle == .dark)
    view.traitOverrides.userInterfaceStyle = .light
    Headless.runUntilIdle()
    #expect(row.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `nothing of a menu outlives it`() throws {
    try expectNoLeaks { tracker in
      let view = tracker.track(UIView(frame: CGRect(x: 0, y: 400, width: 50, height: 50)))
      let action = tracker.track(action("A"))
      let delegate = tracker.track(MenuDelegate(menu: UIMenu(children: [action])))
      delegate.preview = tracker.track(UIViewController())
      let interaction = tracker.track(UIContextMenuInteraction(delegate: delegate))
      view.addInteraction(interaction)
      window.addSubview(view)
      Headless.openContextMenu(of: view)
      tracker.track(try #require(window.subviews.last))
      tap(CGPoint(x: 5, y: 5), in: window)
      view.removeFromSuperview()
    }
    expectNoLeaks { tracker in
      let window = tracker.track(UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
      let view = tracker.track(UIView(frame: window.bounds))
      let delegate = MenuDelegate(menu: UIMenu(children: [action("A")]))
      view.addInteraction(UIContextMenuInteraction(delegate: delegate))
      window.addSubview(view)
      window.isHidden = false
      #expect(Headless.openContextMenu(of: view))
    }
  }
}
