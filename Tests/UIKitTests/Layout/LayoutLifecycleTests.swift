import Testing
import UIKit

@MainActor @Suite struct LayoutLifecycleTests {
  private final class Recorder: UIView {
    nonisolated(unsafe) static var log: [String] = []
    var name = ""
    override func updateConstraints() {
      Recorder.log.append(name)
      super.updateConstraints()
    }
  }

  @Test func `constraints are updated before layout, children before parents, once each`() {
    Recorder.log = []
    let (parent, child) = (Recorder(), Recorder())
    parent.name = "parent"
    child.name = "child"
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(Recorder.log == ["child", "parent"])
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(Recorder.log == ["child", "parent"])
    #expect(!child.needsUpdateConstraints())
    child.setNeedsUpdateConstraints()
    #expect(child.needsUpdateConstraints())
    parent.layoutIfNeeded()
    #expect(Recorder.log == ["child", "parent", "child"])
  }

  @Test func `constraints made in updateConstraints hold in the same pass`() {
    final class Maker: UIView {
      let inner = UIView()
      override func updateConstraints() {
        if inner.superview == nil {
          inner.translatesAutoresizingMaskIntoConstraints = false
          addSubview(inner)
          inner.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        }
        super.updateConstraints()
      }
    }
    let maker = Maker(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
    maker.layoutIfNeeded()
    #expect(maker.inner.frame.width == 70)
  }

  @Test func `ambiguity can be asked`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = ContentView(10, 10)
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let top = view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.topAnchor.hasAmbiguousLayout)
    #expect(!view.leftAnchor.hasAmbiguousLayout)
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func `the constraints behind a frame can be asked`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, other) = (UIView(), UIView())
    for view in [view, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let next = other.leftAnchor.constraint(equalTo: view.rightAnchor)
    NSLayoutConstraint.activate([left, width, next])
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width])
    #expect(other.constraintsAffectingLayout(for: .horizontal) == [left, width, next])
    #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func `nothing is kept alive by constraints`() {
    weak var weakRoot: UIView?
    weak var weakChild: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    weak var weakGuide: UILayoutGuide?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UILabel()
      child.text = "text"
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let constraint = child.leftAnchor.constraint(equalTo: guide.leftAnchor)
      NSLayoutConstraint.activate([
        constraint, child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        child.widthAnchor.constraint(equalToConstant: 3),
        child.widthAnchor.constraint(equalToConstant: 4),
      ])
      Headless.withMisuseHandler({ _ in }) { root.layoutIfNeeded() }
      (weakRoot, weakChild, weakConstraint, weakGuide) = (root, child, constraint, guide)
    }
    #expect(weakRoot == nil)
    #expect(weakChild == nil)
    #expect(weakConstraint == nil)
    #expect(weakGuide == nil)
  }

  @Test func `a removed view is not kept alive by the hierarchy that it left`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var weakChild: UIView?
    do {
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      NSLayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: root.leftAnchor),
        child.widthAnchor.constraint(equalToConstant: 3),
      ])
      root.layoutIfNeeded()
      weakChild = child
      child.removeFromSuperview()
    }
    #expect(weakChild == nil)
  }

  @Test func `views come and go a thousand times and the solver stays small`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let cell = ContentView(10, 10)
    let label = ContentView(5, 5)
    cell.addSubview(label)
    label.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 2).isActive = true
    func scroll() {
      root.addSubview(cell)
      cell.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1).isActive = true
      root.layoutIfNeeded()
      cell.removeFromSuperview()
    }
    scroll()
    let symbols = try #require(root.layoutSymbolCount)
    for _ in 0..<1000 { scroll() }
    #expect(root.layoutSymbolCount == symbols)
    #expect(label.frame == CGRect(x: 2, y: 0, width: 5, height: 5))
  }
}
