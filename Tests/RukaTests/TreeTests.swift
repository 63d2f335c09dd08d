import Ruka
import Testing
import UIKit

/// What the lines of a tree say, one by one.
@MainActor @Suite(.headlessUIKit) struct TreeTests {
  private let root = UIViewController()
  private let app: App

  init() { app = App(controller: root) }

  private func add(_ view: UIView, y: CGFloat = 100) {
    view.frame = CGRect(x: 20, y: y, width: 100, height: 30)
    root.view.addSubview(view)
  }

  @Test func `a control says its state, an element its value`() {
    let button = UIButton()
    button.setTitle("Pick", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    let progress = UIProgressView()
    progress.progress = 0.5
    let drawn = UIView()
    drawn.accessibilityTraits = .image
    drawn.accessibilityLabel = "Chart"
    drawn.accessibilityValue = "rising"
    for (row, view) in [button, progress, drawn].enumerated() {
      add(view, y: CGFloat(row) * 100)
    }
    #expect(
      app.tree == """
        button "Pick" [disabled] [selected] at 20,0 100×30
        progress = 50% at 20,100 100×30
        image "Chart" = rising at 20,200 100×30
        """)
  }

  @Test func `what only holds others is left out, unless it has an identifier`() {
    let (outer, inner, label) = (UIView(), UIView(), UILabel())
    label.text = "Deep"
    label.frame = CGRect(x: 5, y: 6, width: 30, height: 20)
    outer.addSubview(inner)
    inner.addSubview(label)
    add(outer)
    #expect(app.tree == "label \"Deep\" at 25,106 30×20")
    inner.accessibilityIdentifier = "inner"
    #expect(
      app.tree == """
        UIView "inner" at 20,100 0×0
          label "Deep" at 25,106 30×20
        """)
  }

  @Test func `each element has one line, whatever its text`() {
    let label = UILabel()
    label.text = "one\ntwo\r\n\nfour"
    label.accessibilityValue = "a\nb"
    add(label)
    #expect(app.tree == "label \"one\\ntwo\\n\\nfour\" = a\\nb at 20,100 100×30")
    #expect(throws: Never.self) { try app.find(Query(.label, "one\ntwo\r\n\nfour")) }
  }

  @Test func `numbers are whole where they can be, and else of tenths`() {
    let label = UILabel()
    add(label)
    label.frame = CGRect(x: -0.04, y: 1.25, width: 1e10, height: 20.96)
    #expect(app.tree == "label at 0,1.3 10000000000.0×21")
    label.removeFromSuperview()
    root.view.addSubview(UILabel(frame: CGRect(x: 0, y: Double.nan, width: 10, height: 10)))
    #expect(app.tree == "label at nan,nan nan×nan (off screen)")
  }

  @Test func `bars that are hidden are marked so, and nothing in them is found`() throws {
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    let app = App(controller: navigation, failureBehavior: .raiseException)
    #expect(try app.label("Title") != nil)
    navigation.setNavigationBarHidden(true, animated: true)
    app.settle()
    #expect(throws: RukaError.self) { try app.label("Title") }
    #expect(app.tree.contains("(hidden by UINavigationBar)"))
  }
}
