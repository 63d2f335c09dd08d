import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct LayoutPassTests {
  let log = LoggingView.Log()

  private func view(_ name: String, in parent: UIView? = nil) -> LoggingView {
    let view = LoggingView(name, log)
    parent?.addSubview(view)
    return view
  }

  private func layouts() -> [String] {
    log.take().filter { $0.hasSuffix("layoutSubviews") }
      .map { $0.replacingOccurrences(of: " layoutSubviews", with: "") }
  }

  @Test func `asking for layout lays nothing out by itself`() {
    let root = view("root")
    root.setNeedsLayout()
    #expect(layouts() == [])
    root.layoutIfNeeded()
    #expect(layouts() == ["root"])
    root.layoutIfNeeded()
    #expect(layouts() == [])
  }

  @Test func `layout goes from parents to children, the hindmost sibling first`() {
    let root = view("root")
    let first = view("first", in: root)
    _ = view("second", in: root)
    _ = view("inner", in: first)
    root.layoutIfNeeded()
    #expect(layouts() == ["root", "first", "inner", "second"])
  }

  @Test func `only what needs layout is laid out`() {
    let root = view("root")
    let first = view("first", in: root)
    let inner = view("inner", in: first)
    _ = view("second", in: root)
    root.layoutIfNeeded()
    _ = layouts()
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts() == ["inner"])
  }

  @Test func `laying out a view starts at the topmost of its ancestors that need it`() {
    let root = view("root")
    let middle = view("middle", in: root)
    let leaf = view("leaf", in: middle)
    let other = view("other", in: root)
    root.layoutIfNeeded()
    _ = layouts()
    for view in [root, middle, leaf, other] { view.setNeedsLayout() }
    leaf.layoutIfNeeded()
    #expect(layouts() == ["root", "middle", "leaf", "other"])
  }

  @Test func `an ancestor that needs no layout ends the run`() {
    let root = view("root")
    let middle = view("middle", in: root)
    let leaf = view("leaf", in: middle)
    root.layoutIfNeeded()
    _ = layouts()
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(layouts() == ["leaf"])
    root.layoutIfNeeded()
    #expect(layouts() == ["root"])
  }

  @Test func `resizing asks for layout and moving does not`() {
    let root = view("root")
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    _ = layouts()
    root.frame.origin.x = 5
    root.center = .zero
    root.bounds.origin.y = 3
    root.layoutIfNeeded()
    #expect(layouts() == [])
    root.bounds.size.width = 11
    root.layoutIfNeeded()
    #expect(layouts() == ["root"])
  }

  @Test func `adding, removing and reordering ask the superview for layout`() {
    let root = view("root")
    let (first, second) = (view("first", in: root), view("second", in: root))
    root.layoutIfNeeded()
    _ = layouts()
    root.bringSubviewToFront(first)
    root.layoutIfNeeded()
    second.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(layouts() == ["root", "root"])
    let other = view("other")
    other.addSubview(first)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(layouts() == ["root", "other"])
  }

  @Test func `a subtree that waits for layout is found after it is added`() {
    let root = view("root")
    root.layoutIfNeeded()
    let top = view("top")
    let leaf = view("leaf", in: top)
    top.layoutIfNeeded()
    leaf.setNeedsLayout()
    root.addSubview(top)
    _ = layouts()
    root.layoutIfNeeded()
    #expect(layouts() == ["root", "leaf"])
  }

  @Test func `what a layout changes below is laid out in the same pass`() {
    let root = view("root")
    let child = view("child", in: root)
    root.layoutIfNeeded()
    _ = layouts()
    root.reactions["layoutSubviews"] = { [unowned child] in child.frame.size.width += 1 }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts() == ["root", "child"])
  }

  @Test func `what a layout changes above is laid out again`() {
    let root = view("root")
    let child = view("child", in: root)
    var asked = false
    child.reactions["layoutSubviews"] = { [unowned root] in
      if !asked { root.setNeedsLayout() }
      asked = true
    }
    root.layoutIfNeeded()
    #expect(layouts() == ["root", "child", "root"])
  }

  @Test func `a view that keeps asking for layout is reported, not laid out for ever`() {
    let root = view("root")
    root.reactions["layoutSubviews"] = { [unowned root] in root.setNeedsLayout() }
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) { root.layoutIfNeeded() }
    #expect(reports == [.layoutDoesNotSettle(view: "LoggingView", passes: 100)])
    #expect(layouts().count == 100)
  }

  @Test func `the turn of the clock lays out all windows in the order of their making`() {
    let (first, second) = (UIWindow(), UIWindow())
    second.addSubview(view("in second"))
    first.addSubview(view("in first"))
    first.addSubview(view("hidden in first"))
    first.subviews[1].isHidden = true
    Headless.runUntilIdle()
    #expect(layouts() == ["in first", "hidden in first", "in second"])
    Headless.runUntilIdle()
    #expect(layouts() == [])
  }

  @Test func `a controller is told around the layout of its view`() {
    @MainActor final class Controller: UIViewController {
      let log: LoggingView.Log
      init(_ log: LoggingView.Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = LoggingView("view", log) }
      override func viewWillLayoutSubviews() { log.lines.append("will") }
      override func viewDidLayoutSubviews() { log.lines.append("did") }
    }
    let controller = Controller(log)
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["will", "view layoutSubviews", "did"])
  }
}
