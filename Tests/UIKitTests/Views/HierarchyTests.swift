import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct HierarchyTests {
  let parent = UIView()
  let first = UIView()
  let second = UIView()
  let third = UIView()

  private func reports(of body: () -> Void) -> [UIKitMisuse] {
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }, body)
    return reports
  }

  private func addAll() {
    for view in [first, second, third] { parent.addSubview(view) }
  }

  @Test func `adding a view links it both ways`() {
    parent.addSubview(first)
    #expect(first.superview === parent)
    #expect(parent.subviews == [first])
  }

  @Test func `adding a view elsewhere takes it from where it was`() {
    let other = UIView()
    parent.addSubview(first)
    other.addSubview(first)
    #expect(parent.subviews.isEmpty)
    #expect(other.subviews == [first])
    #expect(first.superview === other)
  }

  @Test func `a view cannot be added to itself or its descendant`() {
    parent.addSubview(first)
    first.addSubview(second)
    let refusal = UIKitMisuse.viewCycle(view: "UIView", superview: "UIView")
    let reports = reports {
      parent.addSubview(parent)
      second.addSubview(parent)
      second.insertSubview(first, at: 0)
    }
    #expect(reports == [refusal, refusal, refusal])
    #expect(parent.superview == nil)
    #expect(parent.subviews == [first])
    #expect(first.subviews == [second])
    #expect(second.subviews.isEmpty)
  }

  @Test func `views are inserted where asked`() {
    parent.addSubview(first)
    parent.insertSubview(second, at: 0)
    #expect(parent.subviews == [second, first])
    parent.insertSubview(third, aboveSubview: second)
    #expect(parent.subviews == [second, third, first])
    parent.insertSubview(first, belowSubview: second)
    #expect(parent.subviews == [first, second, third])
    parent.insertSubview(first, at: 1)
    #expect(parent.subviews == [second, first, third])
    parent.insertSubview(second, aboveSubview: second)
    #expect(parent.subviews.count == 3)
  }

  @Test func `an index past the end means the front`() {
    parent.addSubview(first)
    parent.insertSubview(second, at: 99)
    #expect(parent.subviews == [first, second])
  }

  @Test func `an index below zero is refused`() {
    let reports = reports { parent.insertSubview(first, at: -1) }
    #expect(reports == [.subviewIndexOutOfRange(index: -1, count: 0, superview: "UIView")])
    #expect(first.superview == nil)
  }

  @Test func `a sibling that is none is refused`() {
    let stranger = UIView()
    parent.addSubview(first)
    let refusal = UIKitMisuse.notASubview(view: "UIView", superview: "UIView")
    let reports = reports {
      parent.insertSubview(second, aboveSubview: stranger)
      parent.insertSubview(second, belowSubview: stranger)
      parent.bringSubviewToFront(stranger)
      parent.sendSubviewToBack(stranger)
    }
    #expect(reports == [refusal, refusal, refusal, refusal])
    #expect(parent.subviews == [first])
  }

  @Test func `subviews are brought to the front and sent to the back`() {
    addAll()
    parent.bringSubviewToFront(first)
    #expect(parent.subviews == [second, third, first])
    parent.sendSubviewToBack(third)
    #expect(parent.subviews == [third, second, first])
  }

  @Test func `subviews are exchanged`() {
    addAll()
    parent.exchangeSubview(at: 2, withSubviewAt: 0)
    #expect(parent.subviews == [third, second, first])
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(parent.subviews == [third, second, first])
    let reports = reports { parent.exchangeSubview(at: 0, withSubviewAt: 3) }
    #expect(reports == [.subviewIndexOutOfRange(index: 3, count: 3, superview: "UIView")])
    #expect(parent.subviews == [third, second, first])
  }

  @Test func `descent counts the view itself`() {
    parent.addSubview(first)
    first.addSubview(second)
    #expect(second.isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: second))
    #expect(!third.isDescendant(of: parent))
  }

  @Test func `a tag finds the first view in pre-order`() {
    addAll()
    first.addSubview(UIView())
    first.subviews[0].tag = 5
    second.tag = 5
    #expect(parent.viewWithTag(5) === first.subviews[0])
    #expect(second.viewWithTag(5) === second)
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(6) == nil)
  }

  @Test func `the window is that at the top`() {
    let window = UIWindow()
    parent.addSubview(first)
    #expect(first.window == nil)
    window.addSubview(parent)
    #expect(first.window === window)
    #expect(window.window === window)
    parent.removeFromSuperview()
    #expect(first.window == nil)
  }

  @Test func `the next responder is the superview`() {
    let window = UIWindow()
    window.addSubview(parent)
    parent.addSubview(first)
    #expect(first.next === parent)
    #expect(parent.next === window)
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
    #expect(second.next == nil)
  }

  @Test func `nothing but its superview keeps a view alive`() {
    weak var weakChild: UIView?
    do {
      let child = UIView()
      child.tag = 1
      child.transform = CGAffineTransform(scaleX: 2, y: 2)
      weakChild = child
      parent.addSubview(child)
    }
    #expect(weakChild != nil)
    weakChild?.removeFromSuperview()
    #expect(weakChild == nil)
  }

  @Test func `a whole tree dies with its top`() {
    weak var weakLeaf: UIView?
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow()
      var view: UIView = window
      for _ in 0..<100 {
        let next = UIView()
        view.addSubview(next)
        view = next
      }
      weakLeaf = view
      weakWindow = window
    }
    #expect(weakWindow == nil)
    #expect(weakLeaf == nil)
  }

  @Test func `the last reference may be dropped on another thread`() async {
    weak var weakTop: UIView?
    nonisolated(unsafe) var top: UIView? = UIView()
    weakTop = top
    top?.addSubview(UIView())
    await Task.detached { top = nil }.value
    #expect(weakTop == nil)
  }
}
