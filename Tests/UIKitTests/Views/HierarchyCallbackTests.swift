import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct HierarchyCallbackTests {
  let log = LoggingView.Log()
  let window = UIWindow()

  private func view(_ name: String) -> LoggingView { LoggingView(name, log) }

  @Test func `adding without a window tells of the superview alone`() {
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child willMoveToSuperview", "child didMoveToSuperview", "parent didAddSubview child",
      ])
  }

  @Test func `adding to a window tells the whole subtree, parents first`() {
    let (parent, child, grandchild) = (view("parent"), view("child"), view("grandchild"))
    window.addSubview(parent)
    child.addSubview(grandchild)
    _ = log.take()
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child willMoveToWindow", "grandchild willMoveToWindow", "child willMoveToSuperview",
        "child didMoveToWindow", "grandchild didMoveToWindow", "child didMoveToSuperview",
        "parent didAddSubview child",
      ])
  }

  @Test func `removing tells in the order of UIKit`() {
    let (parent, child, grandchild) = (view("parent"), view("child"), view("grandchild"))
    window.addSubview(parent)
    parent.addSubview(child)
    child.addSubview(grandchild)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "child willMoveToSuperview nil", "child willMoveToWindow nil",
        "grandchild willMoveToWindow nil", "parent willRemoveSubview child",
        "child didMoveToWindow nil", "grandchild didMoveToWindow nil",
        "child didMoveToSuperview nil",
      ])
    child.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test func `moving inside a window is one move and no change of window`() {
    let (first, second, child) = (view("first"), view("second"), view("child"))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    _ = log.take()
    second.addSubview(child)
    #expect(
      log.take() == [
        "child willMoveToSuperview", "first willRemoveSubview child", "child didMoveToSuperview",
        "second didAddSubview child",
      ])
  }

  @Test func `moving to another window tells of both`() {
    let other = UIWindow()
    let child = view("child")
    window.addSubview(child)
    _ = log.take()
    child.reactions["willMoveToWindow"] = { [window, unowned child] in
      #expect(child.window === window)
    }
    child.reactions["didMoveToWindow"] = { [unowned child] in #expect(child.window === other) }
    other.addSubview(child)
    #expect(
      log.take() == [
        "child willMoveToWindow", "child willMoveToSuperview", "child didMoveToWindow",
        "child didMoveToSuperview",
      ])
  }

  @Test func `adding a view where it is brings it to the front without telling`() {
    let (parent, first, second) = (view("parent"), view("first"), view("second"))
    parent.addSubview(first)
    parent.addSubview(second)
    _ = log.take()
    parent.addSubview(first)
    #expect(parent.subviews == [second, first])
    #expect(log.take() == [])
  }

  @Test func `a view that leaves again while it is told is not announced as added`() {
    let (parent, child) = (view("parent"), view("child"))
    child.reactions["didMoveToSuperview"] = { [unowned child] in child.removeFromSuperview() }
    parent.addSubview(child)
    #expect(child.superview == nil)
    #expect(parent.subviews.isEmpty)
    #expect(!log.take().contains("parent didAddSubview child"))
  }

  @Test func `a cycle that a callback would close is refused`() {
    let (parent, child) = (view("parent"), view("child"))
    child.reactions["willMoveToSuperview"] = { [unowned parent, unowned child] in
      if parent.superview == nil { child.addSubview(parent) }
    }
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) { parent.addSubview(child) }
    #expect(reports == [.viewCycle(view: "LoggingView", superview: "LoggingView")])
    #expect(parent.superview === child)
    #expect(child.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test func `a superview that is told of a leaving view still has it`() {
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    parent.reactions["willRemoveSubview"] = { [unowned parent, unowned child] in
      #expect(parent.subviews == [child])
    }
    child.removeFromSuperview()
    #expect(parent.subviews.isEmpty)
  }

  @Test func `views that are moved away while a subtree is told are told by that move alone`() {
    let (parent, first, second) = (view("parent"), view("first"), view("second"))
    let outside = UIView()
    parent.addSubview(first)
    parent.addSubview(second)
    _ = log.take()
    first.reactions["didMoveToWindow"] = { [unowned second] in outside.addSubview(second) }
    window.addSubview(parent)
    let lines = log.take()
    #expect(
      lines.filter { $0.hasPrefix("second didMoveToWindow") } == ["second didMoveToWindow nil"])
    #expect(second.window == nil)
  }
}
