import Testing
import UIKit

@MainActor @Suite struct ConstraintMisuseTests {
  private func reports(_ body: () -> Void) -> [UIKitMisuse.LayoutMisuse] {
    var reports: [UIKitMisuse.LayoutMisuse] = []
    Headless.withMisuseHandler(
      { if case .layout(let misuse) = $0 { reports.append(misuse) } }, body)
    return reports
  }

  @Test
  func `contradicting constraints are told of once, and the newest of the program's is given up`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    second.identifier = "twenty"
    let unrelated = view.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([first, unrelated, second])
    let expected = UIKitMisuse.LayoutMisuse.unsatisfiableConstraints(
      constraints: [
        "<NSLayoutConstraint H:[UIView(10)] (active)>",
        "<NSLayoutConstraint 'twenty' H:[UIView(20)] (active)>",
      ], broken: "<NSLayoutConstraint 'twenty' H:[UIView(20)] (active)>")
    #expect(reports { root.layoutIfNeeded() } == [expected])
    #expect(view.frame.size == CGSize(width: 10, height: 5))
    #expect(second.isActive)
    root.setNeedsLayout()
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
    unrelated.constant = 6
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
  }

  @Test func `a constraint that was given up holds again when what forbade it goes`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([first, second])
    #expect(reports { root.layoutIfNeeded() }.count == 1)
    first.constant = 20
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 20)
    first.constant = 30
    #expect(reports { root.layoutIfNeeded() }.count == 1)
    first.isActive = false
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 20)
  }

  @Test func `a view whose frame lays it out wins over constraints on its size`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let told = reports { root.layoutIfNeeded() }
    #expect(
      told == [
        .unsatisfiableConstraints(
          constraints: [
            "UIView H: by its frame and autoresizing mask",
            "<NSLayoutConstraint H:[UIView(10)] (active)>",
          ], broken: "<NSLayoutConstraint H:[UIView(10)] (active)>")
      ])
    #expect(view.frame.width == 40)
  }

  @Test func `views without a common ancestor cannot be compared`() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.leftAnchor.constraint(equalTo: second.leftAnchor)
    #expect(
      reports { constraint.isActive = true } == [
        .noCommonAncestor(
          constraint: "<NSLayoutConstraint UIView.left == UIView.left (inactive)>")
      ])
    #expect(!constraint.isActive)
  }

  @Test func `a constraint is refused by a view that is not above its items`() {
    let (first, second) = (UIView(), UIView())
    first.addSubview(second)
    let constraint = second.leftAnchor.constraint(equalTo: first.leftAnchor)
    #expect(reports { second.addConstraint(constraint) }.count == 1)
    #expect(!constraint.isActive)
    first.addConstraint(constraint)
    #expect(first.constraints == [constraint])
    first.removeConstraint(constraint)
    #expect(first.constraints.isEmpty)
  }

  @Test func `what cannot be compared is not`() {
    let view = UIView()
    let child = UIView()
    view.addSubview(child)
    func constraint(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
      item: Any? = nil, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item ?? child, attribute: first, relatedBy: .equal, toItem: view,
        attribute: second, multiplier: multiplier, constant: 0)
    }
    let senseless = [
      constraint(.left, .top), constraint(.left, .width), constraint(.left, .leading),
      constraint(.left, .notAnAttribute), constraint(.width, .width, item: "text"),
      constraint(.left, .left, multiplier: 0), constraint(.left, .left, multiplier: .nan),
    ]
    #expect(reports { NSLayoutConstraint.activate(senseless) }.count == senseless.count)
    #expect(view.constraints.isEmpty)
    let sensible = [
      constraint(.width, .height), constraint(.leading, .centerX),
      constraint(.leftMargin, .left), constraint(.height, .notAnAttribute),
    ]
    #expect(reports { NSLayoutConstraint.activate(sensible) }.isEmpty)
  }

  @Test func `a constant that is no number is refused`() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(reports { constraint.constant = .nan }.count == 1)
    #expect(constraint.constant == 1)
  }
}
