import Testing
import UIKit

/// A view with a content size that tests set.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

@MainActor @Suite struct ConstraintPriorityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func row(_ views: [UIView]) -> [NSLayoutConstraint] {
    var edge = root.leftAnchor
    var constraints: [NSLayoutConstraint] = []
    for view in views {
      root.addSubview(view)
      constraints.append(view.leftAnchor.constraint(equalTo: edge))
      constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor))
      edge = view.rightAnchor
    }
    constraints.append(edge.constraint(equalTo: root.rightAnchor))
    return constraints
  }

  @Test func `content gives the size that nothing else gives`() {
    let view = ContentView(30, 20)
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 85, y: 40, width: 30, height: 20))
    view.content.width = 50
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
    view.content.width = UIView.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test func `the view that hugs less is stretched`() {
    let (first, second) = (ContentView(30, 10), ContentView(40, 10))
    NSLayoutConstraint.activate(row([first, second]))
    second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 30)
    #expect(second.frame.width == 170)
    second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 160)
    #expect(second.frame.width == 40)
  }

  @Test func `the view that resists less is compressed`() {
    let (first, second) = (ContentView(150, 10), ContentView(120, 10))
    NSLayoutConstraint.activate(row([first, second]))
    first.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 80)
    #expect(second.frame.width == 120)
  }

  @Test func `inequalities of lower priorities bend and required ones do not`() {
    let view = ContentView(10, 10)
    root.addSubview(view)
    let want = view.widthAnchor.constraint(equalToConstant: 500)
    want.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      want, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -20),
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 180)
    want.priority = UILayoutPriority(100)
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func `an active constraint can become neither required nor optional`() {
    let view = ContentView(10, 10)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      width.priority = .defaultHigh
      width.priority = UILayoutPriority(0)
      view.setContentHuggingPriority(UILayoutPriority(1001), for: .vertical)
    }
    #expect(width.priority == .required)
    #expect(
      reports == [
        .layout(
          .requirementOfActiveConstraint(
            constraint: "<NSLayoutConstraint H:[ContentView(20)] (active)>")),
        .layout(.priorityOutOfRange(priority: 0)),
        .layout(.priorityOutOfRange(priority: 1001)),
      ])
    width.isActive = false
    width.priority = .defaultHigh
    #expect(width.priority == .defaultHigh)
  }

  @Test func `a label of several lines is as high as its text at the width found`() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    root.addSubview(label)
    let right = label.rightAnchor.constraint(equalTo: root.rightAnchor)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), right,
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 200)
    let high = label.frame.height
    #expect(high == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    right.constant = -100
    root.layoutIfNeeded()
    #expect(label.frame.height > high)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test func `baselines of labels of different sizes meet`() {
    let (small, large) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    for label in [small, large] {
      label.text = "x"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) <= 0.5)
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = false
  }
}
