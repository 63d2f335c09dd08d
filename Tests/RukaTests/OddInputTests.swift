import Foundation
import Ruka
import Testing
import UIKit

/// Screens and calls of which nobody would think, which all come to a clear end.
@MainActor @Suite(.headlessUIKit) struct OddInputTests {
  let screen = Screen()

  private func launch() -> App { App(controller: screen, failureBehavior: .raiseException) }

  @Test func `a controller that another window shows moves to the app's`() throws {
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let app = launch()
    try app.tapButton(title: "Buy")
    #expect(screen.taps == 1)
    #expect(window.rootViewController == nil)
    #expect(app.window.isKeyWindow && !window.isKeyWindow)
  }

  @Test func `of two apps with one controller the last has it, and the other says so`() throws {
    let (first, second) = (launch(), launch())
    try second.tapButton(title: "Buy")
    #expect(screen.taps == 1)
    #expect(first.topController == nil)
    #expect(
      throws: RukaError.notFound(
        query: "button \"Buy\"", nearMisses: [], tree: "(an empty window)")
    ) { try first.tapButton(title: "Buy") }
  }

  @Test func `an app may be dropped in the middle of an action`() throws {
    var app: App? = launch()
    screen.button.addAction(UIAction { _ in app = nil }, for: .touchUpInside)
    try app?.tapButton(title: "Buy")
    #expect(app == nil && screen.taps == 1 && screen.view.window == nil)
    let failures = keptFailures { screen.toggle.toggle() }
    #expect(failures.map { $0.headline.hasSuffix("in no window") } == [true])
  }

  @Test func `an action may take its own screen away`() throws {
    let app = launch()
    let other = Screen()
    screen.button.addAction(
      UIAction { _ in app.window.rootViewController = other }, for: .touchUpInside)
    try app.tapButton(title: "Buy")
    #expect(try app.button("Buy") === other.button)
    #expect(throws: RukaError.self) { try app.tap(screen.button) }
    app.window.rootViewController = nil
    #expect(app.tree == "(an empty window)")
    #expect(app.tableView == nil && app.alertViewController == nil && app.topController == nil)
  }

  @Test func `an action may dismiss its screen, or take its own control away`() throws {
    let app = launch()
    let modal = Screen()
    modal.button.addAction(
      UIAction { [unowned modal] _ in modal.dismiss(animated: true) }, for: .touchUpInside)
    screen.present(modal, animated: true)
    app.settle()
    try app.tapButton(title: "Buy")
    #expect(app.topController === screen)
    screen.toggle.addAction(
      UIAction { [unowned screen] _ in screen.toggle.removeFromSuperview() }, for: .valueChanged)
    screen.toggle.toggle()
    #expect(screen.toggle.isOn)
    #expect(keptFailures { screen.toggle.toggle() }.count == 1)
    screen.button.addAction(
      UIAction { [unowned screen] _ in screen.button.isHidden = true }, for: .touchDown)
    try app.tapButton(title: "Buy")
    #expect(throws: RukaError.self) { try app.tapButton(title: "Buy") }
  }

  @Test func `one title in a bar and on the screen are two elements`() throws {
    screen.title = "Hello"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: screen)
    let app = App(controller: navigation, failureBehavior: .raiseException)
    for query in [Query(UILabel.self).called("Hello"), Query(.button, "Buy")] {
      #expect {
        try app.find(query)
      } throws: { error in
        guard case .ambiguous(_, let candidates, _)? = error as? RukaError else { return false }
        return candidates.count == 2 && candidates[1].contains("UINavigationBar")
      }
    }
    let header = try app.find(Query(.header, "Hello"))
    #expect(header.isDescendant(of: navigation.navigationBar))
    try app.tap(Query(.button, "Buy").within(screen.view))
    #expect(screen.taps == 1)
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func `a slider goes to its ends, and nowhere by what is no number`(value: Float) {
    let app = launch()
    var changes = 0
    screen.slider.value = 0.5
    screen.slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let failures = keptFailures { screen.slider.set(value: value) }
    #expect(screen.slider.value == (value.isNaN ? 0.5 : value > 0 ? 1 : 0))
    #expect(failures.count == (value.isNaN ? 1 : 0) && changes == (value.isNaN ? 0 : 1))
    withExtendedLifetime(app) {}
  }

  @Test func `a gesture of an impossible length or time touches nothing`() {
    let app = launch()
    for seconds in [-1, .nan, .infinity] {
      #expect(throws: RukaError.self) { try app.longPress(screen.button, seconds: seconds) }
      #expect(throws: RukaError.self) {
        try app.drag(screen.button, by: .zero, seconds: seconds)
      }
    }
    for length in [Double.nan, .infinity] {
      #expect(throws: RukaError.self) {
        try app.drag(screen.button, by: CGSize(width: length, height: 0))
      }
      #expect(throws: RukaError.self) {
        try app.drag(screen.button, by: CGSize(width: 0, height: -length))
      }
    }
    #expect(screen.taps == 0 && Headless.clock.now == 0)
  }

  @Test func `a drag that takes for ever is looked at only so often`() throws {
    final class Counter: UIView {
      var moves = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
    }
    let counter = Counter(frame: CGRect(x: 20, y: 500, width: 100, height: 100))
    let app = launch()
    screen.view.addSubview(counter)
    try app.drag(counter, by: CGSize(width: 10, height: 10), seconds: 1e6)
    #expect(counter.moves == 600)
  }

  @Test func `a view in another window is touched in that window`() throws {
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let app = App(controller: Stage(), failureBehavior: .raiseException)
    try app.tap(screen.button)
    try app.doubleTap(screen.button)
    try app.longPress(screen.button)
    #expect(screen.taps == 4)
    screen.toggle.toggle()
    screen.field.type(text: "a")
    #expect(screen.toggle.isOn && screen.field.text == "a")
  }

  @Test func `a window over everything covers the screen where it takes touches`() throws {
    let app = launch()
    let notice = UIWindow()
    notice.windowLevel = .alert
    notice.rootViewController = UIViewController()
    notice.isHidden = false
    #expect {
      try app.tapButton(title: "Buy")
    } throws: { error in
      guard case .unreachable(_, let reason, _)? = error as? RukaError else { return false }
      return reason == "covered by UIWindow"
    }
    notice.isUserInteractionEnabled = false
    try app.tapButton(title: "Buy")
    notice.isUserInteractionEnabled = true
    notice.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
    try app.tapButton(title: "Buy")
    notice.frame = UIScreen.main.bounds
    notice.isHidden = true
    try app.tapButton(title: "Buy")
    #expect(screen.taps == 3)
  }

  @Test func `a window that is hidden, empty or impossible shows nothing, and says so`() {
    var reports: [UIKitMisuse] = []
    let odd = Headless.withMisuseHandler {
      reports.append($0)
    } _: {
      App(controller: Screen(), size: CGSize(width: 100, height: Double.nan))
    }
    #expect(reports == [.geometryNotFinite(view: "AppWindow", property: "frame")])
    #expect(odd.windowSize == UIScreen.main.bounds.size)
    let app = launch()
    app.window.isHidden = true
    let error = #expect(throws: RukaError.self) { try app.tapButton(title: "Buy") }
    #expect("\(error.map { "\($0)" } ?? "")".contains("is hidden by AppWindow"))
    app.window.isHidden = false
    app.windowSize = .zero
    #expect(throws: RukaError.self) { try app.tapButton(title: "Buy") }
  }

  @Test func `what a predicate or a handler does to the screen or the clock harms neither`() throws
  {
    let app = launch()
    let taken = app.all(
      Query(.button).where("taken away") {
        $0.removeFromSuperview()
        return true
      })
    #expect(taken == [screen.button])
    #expect(app.first(Query(.button)) == nil)
    screen.toggle.addAction(
      UIAction { [unowned screen] _ in
        UIView.animate(withDuration: 1, animations: {}) { _ in
          app.settle()
          app.advance(by: 1)
          screen.stepper.increment()
        }
      }, for: .valueChanged)
    screen.toggle.toggle()
    #expect(screen.stepper.value == 1 && Headless.clock.now == 2)
  }

  @Test func `empty names are names that nothing has`() {
    let app = launch()
    screen.greeting.text = nil
    #expect(throws: RukaError.self) { try app.label("") }
    #expect(throws: RukaError.self) { try app.textField("") }
    #expect(throws: RukaError.self) { try app.cell(containingText: "") }
  }

  @Test(arguments: [0, .max])
  func `a place of failure that is none is taken for the nearest that is one`(line: UInt) throws {
    let app = App(controller: screen)
    let failures = try keptFailures {
      _ = try app.label("None", fileID: "none", file: "", line: line, column: 0)
    }
    #expect(failures.first?.sourceLocation?.line == (line == 0 ? 1 : Int.max))
    #expect(failures.first?.sourceLocation?.fileID == "none/unknown")
  }
}
