import Ruka
import Testing
import UIKit

/// A hundred labels below each other in a view that scrolls.
private final class Column: UIViewController {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  let rows = (0..<100).map { UILabel(frame: CGRect(x: 0, y: $0 * 40, width: 300, height: 40)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    view.addSubview(scrollView)
    for (index, row) in rows.enumerated() {
      row.text = "Row \(index)"
      scrollView.addSubview(row)
    }
  }
}

/// A list that has labels only for the rows in sight, and gives them to others as it is scrolled.
private final class LazyList: UIScrollView {
  private var shown: [Int: UILabel] = [:]
  private var spare: [UILabel] = []
  private(set) var made = 0
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    let first = max(0, Int(bounds.minY / 40))
    let last = min(Int(contentSize.height / 40) - 1, Int((bounds.maxY - 1) / 40))
    for (row, label) in shown where !(first...last).contains(row) {
      shown[row] = nil
      label.removeFromSuperview()
      spare.append(label)
    }
    for row in first...last where shown[row] == nil { shown[row] = show(row) }
  }

  private func show(_ row: Int) -> UILabel {
    let label = spare.popLast() ?? UILabel()
    if label.text == nil { made += 1 }
    label.text = "Item \(row)"
    label.frame = CGRect(x: 0, y: row * 40, width: 300, height: 40)
    addSubview(label)
    return label
  }
}

@MainActor @Suite(.headlessUIKit) struct ScrollingTests {
  private let column = Column()
  private let app: App

  init() { app = App(controller: column, failureBehavior: .raiseException) }

  private func isInside(_ view: UIView) -> Bool {
    column.scrollView.bounds.contains(view.frame)
  }

  @Test func `what is out of sight is not found, but scrolled to`() throws {
    #expect(throws: RukaError.self) { try app.label("Row 80") }
    let row = try app.scroll(to: Query(.label, "Row 80"))
    #expect(row === column.rows[80])
    #expect(isInside(row))
    #expect(try app.label("Row 80") === row)
    #expect(throws: RukaError.self) { try app.label("Row 0") }
    try app.scroll(to: column.rows[0])
    #expect(column.scrollView.contentOffset.y == 0)
  }

  @Test func `what is seen in part is brought in as a whole, what is seen whole stays`() throws {
    column.scrollView.contentOffset.y = 20
    try app.scroll(to: Query(.label, "Row 0"))
    #expect(column.scrollView.contentOffset.y == 0)
    try app.scroll(to: Query(.label, "Row 9"))
    #expect(column.scrollView.contentOffset.y == 0)
    try app.scroll(to: Query(.label, "Row 10"))
    #expect(column.scrollView.contentOffset.y == 40)
  }

  @Test func `a view that may not be scrolled is not`() {
    column.scrollView.isScrollEnabled = false
    #expect(throws: RukaError.self) { try app.scroll(to: Query(.label, "Row 80")) }
    #expect(throws: RukaError.self) { try app.scroll(to: column.rows[80]) }
    #expect(column.scrollView.contentOffset == .zero)
  }

  @Test func `what lies outside of all that scrolls is beyond reach`() {
    let label = UILabel(frame: CGRect(x: 0, y: 2000, width: 100, height: 20))
    column.view.addSubview(label)
    #expect {
      try app.scroll(to: label)
    } throws: { error in
      "\(error)".contains("off screen")
    }
  }

  @Test func `of two out of sight the one that can be scrolled to is`() throws {
    let lost = UILabel(frame: CGRect(x: 0, y: 2000, width: 100, height: 20))
    lost.text = "Row 80"
    column.view.insertSubview(lost, at: 0)
    let row = try app.scroll(to: Query(.label, "Row 80"))
    #expect(row === column.rows[80])
  }

  @Test func `what is nowhere is searched for once through, and all is as before`() {
    final class Counter: NSObject, UIScrollViewDelegate {
      var steps = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }
    }
    let counter = Counter()
    column.scrollView.contentOffset.y = 1000
    column.scrollView.delegate = counter
    #expect {
      try app.scroll(to: Query(.label, "Row 100"))
    } throws: { error in
      guard case .notFound? = error as? RukaError else { return false }
      return true
    }
    #expect(column.scrollView.contentOffset.y == 1000)
    // Eight to the end, one to the start, three to where it was, and one to there.
    #expect(counter.steps == 13)
  }

  @Test func `a view in a view that scrolls is scrolled to through both`() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 3000, width: 300, height: 100))
    inner.contentSize = CGSize(width: 2000, height: 100)
    let label = UILabel(frame: CGRect(x: 1500, y: 0, width: 100, height: 40))
    label.text = "Far"
    inner.addSubview(label)
    column.scrollView.addSubview(inner)
    #expect(throws: RukaError.self) { try app.label("Far") }
    try app.scroll(to: Query(.label, "Far"))
    #expect(try app.label("Far") === label)
    #expect(inner.contentOffset.x == 1300)
  }

  @Test func `what is made only on the way is found in as many steps as there are screens`() throws
  {
    let list = LazyList(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.contentSize = CGSize(width: 300, height: 400_000)
    let controller = UIViewController()
    controller.view.addSubview(list)
    let app = App(controller: controller, failureBehavior: .raiseException)
    let label = try #require(try app.scroll(to: Query(.label, "Item 9000")) as? UILabel)
    #expect(label.text == "Item 9000")
    #expect(list.bounds.contains(label.frame))
    #expect(list.made <= 22)
    // Whatever moves rows in its layout is laid out twice a step.
    #expect(list.layouts <= 2200)
    // Back up, which the search finds by starting anew.
    try app.scroll(to: Query(.label, "Item 3"))
    #expect(list.contentOffset.y <= 120)
    #expect {
      try app.scroll(to: Query(.label, "Item 9999"), screens: 20)
    } throws: { error in
      guard case .notFound? = error as? RukaError else { return false }
      return true
    }
    #expect(list.contentOffset.y <= 120)
  }

  @Test func `what lies to the side is found too, and then what lies below is as it was`() throws {
    final class Pages: UIScrollView {
      let label = UILabel()

      override func layoutSubviews() {
        super.layoutSubviews()
        let page = Int((contentOffset.x / 300).rounded())
        label.frame = CGRect(x: CGFloat(page) * 300, y: 0, width: 300, height: 20)
        label.text = "Page \(page)"
      }
    }
    let pages = Pages(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    pages.contentSize = CGSize(width: 3000, height: 800)
    let controller = UIViewController()
    controller.view.addSubview(pages)
    pages.addSubview(pages.label)
    let app = App(controller: controller, failureBehavior: .raiseException)
    try app.scroll(to: Query(.label, "Page 7"))
    #expect(pages.contentOffset == CGPoint(x: 2100, y: 0))
    try app.scroll(to: Query(.label, "Page 2"))
    #expect(pages.contentOffset == CGPoint(x: 600, y: 0))
  }

  @Test func `a search within a view that scrolls scrolls that view alone`() throws {
    let lists = [0, 400].map { LazyList(frame: CGRect(x: 0, y: $0, width: 300, height: 300)) }
    let controller = UIViewController()
    for list in lists {
      list.contentSize = CGSize(width: 300, height: 4000)
      controller.view.addSubview(list)
    }
    let app = App(controller: controller, failureBehavior: .raiseException)
    let label = try app.scroll(to: Query(.label, "Item 50").within(lists[1]))
    #expect(label.isDescendant(of: lists[1]))
    #expect(lists[0].contentOffset.y == 0)
    #expect(throws: RukaError.self) {
      try app.scroll(to: Query(.label, "Item 500").within(lists[1]))
    }
  }

  @Test func `no row falls between two steps of a search`() throws {
    let list = LazyList(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.contentSize = CGSize(width: 300, height: 2400)
    let controller = UIViewController()
    controller.view.addSubview(list)
    let app = App(controller: controller, failureBehavior: .raiseException)
    for row in stride(from: 0, to: 60, by: 4) {
      list.contentOffset.y = 0
      let label = try app.scroll(to: Query(.label, "Item \(row)"))
      #expect(list.bounds.contains(label.frame))
    }
  }
}
