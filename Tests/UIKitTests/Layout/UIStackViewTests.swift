import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite struct UIStackViewTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let views = [ContentView(20, 10), ContentView(40, 30), ContentView(60, 20)]

  init() {
    views.forEach(stack.addArrangedSubview)
    // The first view alone takes up what is left.
    views[0].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    views[0].setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
  }

  private func frames() -> [CGRect] {
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  private func spans() -> [ClosedRange<CGFloat>] {
    frames().map { stack.axis == .horizontal ? $0.minX...$0.maxX : $0.minY...$0.maxY }
  }

  private func crossSpans() -> [ClosedRange<CGFloat>] {
    frames().map { stack.axis == .horizontal ? $0.minY...$0.maxY : $0.minX...$0.maxX }
  }

  // MARK: Distributions

  @Test func `fill stretches the view that hugs least`() {
    stack.spacing = 10
    #expect(spans() == [0...180, 190...230, 240...300])
  }

  @Test func `fill compresses the view that resists least`() {
    stack.frame.size.width = 100
    views[1].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    #expect(spans() == [0...20, 20...40, 40...100])
  }

  @Test func `fillEqually gives equal lengths`() {
    stack.distribution = .fillEqually
    stack.spacing = 15
    #expect(spans() == [0...90, 105...195, 210...300])
  }

  @Test func `fillProportionally gives lengths in the ratio of content`() {
    stack.distribution = .fillProportionally
    #expect(spans() == [0...50, 50...150, 150...300])
    views[0].content.width = 80
    views[1].content.width = 80
    views[2].content.width = 80
    #expect(spans() == [0...100, 100...200, 200...300])
  }

  @Test func `equalSpacing shares the rest as gaps`() {
    stack.distribution = .equalSpacing
    #expect(spans() == [0...20, 110...150, 240...300])
    stack.spacing = 10
    stack.frame.size.width = 140
    #expect(spans() == [0...20, 30...70, 80...140])
  }

  @Test func `equalCentering gives centers equal distances while gaps allow`() {
    stack.distribution = .equalCentering
    // Centers from 10 to 270: the middle one at 140.
    #expect(spans() == [0...20, 120...160, 240...300])
    stack.spacing = 20
    stack.frame.size.width = 160
    #expect(spans() == [0...20, 40...80, 100...160])
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `a column does along the vertical what a row does along the horizontal`(
    distribution: UIStackView.Distribution
  ) {
    stack.spacing = 5
    stack.distribution = distribution
    let row = spans()
    let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let turned = views.map { ContentView($0.content.height, $0.content.width) }
    turned[0].setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
    turned.forEach(column.addArrangedSubview)
    column.axis = .vertical
    column.spacing = 5
    column.distribution = distribution
    column.layoutIfNeeded()
    #expect(turned.map { $0.frame.minY...$0.frame.maxY } == row)
  }

  // MARK: Alignments

  @Test func `fill reaches from edge to edge`() {
    #expect(crossSpans() == [0...100, 0...100, 0...100])
  }

  @Test func `leading, center and trailing keep the content's size`() {
    stack.alignment = .top
    #expect(crossSpans() == [0...10, 0...30, 0...20])
    stack.alignment = .center
    #expect(crossSpans() == [45...55, 35...65, 40...60])
    stack.alignment = .bottom
    #expect(crossSpans() == [90...100, 70...100, 80...100])
  }

  @Test func `baselines meet, as high or as low as possible`() {
    // A view without text has its baseline at the bottom.
    stack.alignment = .firstBaseline
    #expect(crossSpans() == [20...30, 0...30, 10...30])
    stack.alignment = .lastBaseline
    #expect(crossSpans() == [90...100, 70...100, 80...100])
  }

  @Test func `a column aligns across the horizontal`() {
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(crossSpans() == [0...20, 0...40, 0...60])
    stack.alignment = .center
    #expect(crossSpans() == [140...160, 130...170, 120...180])
    stack.alignment = .trailing
    #expect(crossSpans() == [280...300, 260...300, 240...300])
  }

  @Test func `a row runs from right to left where writing does`() {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.distribution = .fillEqually
    #expect(spans() == [200...300, 100...200, 0...100])
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(crossSpans() == [280...300, 260...300, 240...300])
  }

  // MARK: Spacing and margins

  @Test func `a custom spacing follows its view`() {
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    #expect(spans() == [0...160, 190...230, 240...300])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(spans() == [0...182, 190...230, 240...300])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(spans() == [0...180, 190...230, 240...300])
  }

  @Test func `margins count if asked for`() {
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 10)
    #expect(spans()[0].lowerBound == 0)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(spans() == [20...190, 190...230, 230...290])
    #expect(crossSpans() == [1...97, 1...97, 1...97])
  }

  @Test func `a column's spacing can be counted between baselines`() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("x", "x")
    let column = UIStackView(arrangedSubviews: [first, second])
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
    column.axis = .vertical
    column.isBaselineRelativeArrangement = true
    column.spacing = 100
    column.layoutIfNeeded()
    let distance =
      second.frame.minY + second.font.ascender - (first.frame.maxY + first.font.descender)
    #expect(abs(distance - 100) <= 0.5)
  }

  // MARK: What is arranged

  @Test func `hidden views take no space and no gap`() {
    stack.spacing = 10
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 230)
    #expect(views[2].frame.minX == 240)
    views[1].isHidden = false
    #expect(spans() == [0...180, 190...230, 240...300])
    views.forEach { $0.isHidden = true }
    stack.layoutIfNeeded()
  }

  @Test func `arranged views are subviews, but not the other way round`() {
    let plain = UIView()
    stack.addSubview(plain)
    #expect(stack.arrangedSubviews == views)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(views[1].superview === stack)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.insertArrangedSubview(views[0], at: 0)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2], views[0]])
    #expect(stack.subviews == [views[1], views[2], plain, views[0]])
  }

  @Test func `an index outside the arrangement is refused`() {
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      stack.insertArrangedSubview(UIView(), at: 4)
    }
    #expect(
      reports == [.subviewIndexOutOfRange(index: 4, count: 3, superview: "UIStackView")])
    #expect(stack.arrangedSubviews == views)
  }

  @Test func `a view that is moved away is no longer arranged`() {
    let other = UIStackView(arrangedSubviews: [views[1]])
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(other.arrangedSubviews == [views[1]])
  }

  // MARK: Sizes

  @Test func `a stack is as small as its arrangement`() {
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 140, height: 30))
    stack.alignment = .center
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 140, height: 30))
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 140, height: 30))
    #expect(!stack.hasAmbiguousLayout)
  }

  @Test func `stacks lie in stacks`() {
    let inner = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(10, 12)])
    inner.axis = .vertical
    inner.spacing = 3
    stack.addArrangedSubview(inner)
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 290, y: 37.5.rounded(in: stack), width: 10, height: 25))
  }

  @Test func `a stack's own constraints are the last to give way`() {
    var told: [UIKitMisuse] = []
    let width = views[0].widthAnchor.constraint(equalToConstant: 400)
    width.isActive = true
    Headless.withMisuseHandler({ told.append($0) }) { stack.layoutIfNeeded() }
    guard case .layout(.unsatisfiableConstraints(_, let broken)) = told.first else {
      Issue.record("nothing was told")
      return
    }
    #expect(broken == "<NSLayoutConstraint H:[ContentView(400)] (active)>")
    #expect(views[2].frame.maxX == 300)
  }

  @Test func `a dropped stack keeps nothing alive`() {
    weak var weakStack: UIStackView?
    weak var weakView: UIView?
    do {
      let view = ContentView(1, 1)
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.setCustomSpacing(3, after: view)
      stack.frame.size = CGSize(width: 50, height: 50)
      stack.layoutIfNeeded()
      (weakStack, weakView) = (stack, view)
    }
    #expect(weakStack == nil)
    #expect(weakView == nil)
  }
}

extension Double {
  /// The value on the nearest pixel of a view.
  @MainActor fileprivate func rounded(in view: UIView) -> Double {
    let scale = Double(view.contentScaleFactor)
    return (self * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
