import Testing
import UIKit

@MainActor @Suite struct HierarchyTests {
  @Test func `adding a view links it both ways`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.superview === parent)
    #expect(parent.subviews == [child])
  }

  @Test func `adding a view elsewhere takes it from where it was`() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test func `a view cannot be added to its own descendant`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      child.addSubview(parent)
      child.addSubview(child)
    }
    let refusal = UIKitMisuse.viewCycle(view: "UIView", superview: "UIView")
    #expect(reports == [refusal, refusal])
    #expect(parent.superview == nil)
    #expect(child.superview === parent)
    #expect(child.subviews.isEmpty)
  }

  @Test func `nothing but its superview keeps a view alive`() {
    weak var weakChild: UIView?
    let parent = UIView()
    do {
      let child = UIView()
      weakChild = child
      parent.addSubview(child)
    }
    #expect(weakChild != nil)
    weakChild?.removeFromSuperview()
    #expect(weakChild == nil)
  }
}
