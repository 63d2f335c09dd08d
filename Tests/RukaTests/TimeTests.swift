import Ruka
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct TimeTests {
  let screen = Screen()
  let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  @Test func `actions that do not settle leave transitions on their way`() throws {
    let sheet = Screen()
    screen.button.addAction(
      UIAction { [unowned screen] _ in screen.present(sheet, animated: true) },
      for: .touchUpInside)
    app.settlesTransitions = false
    try app.tapButton(title: "Buy")
    #expect(sheet.isBeingPresented)
    #expect(app.topController === sheet)
    app.settle()
    #expect(!sheet.isBeingPresented)
    app.settlesTransitions = true
    sheet.dismiss(animated: true)
    try app.tap(sheet.toggle)
    #expect(sheet.toggle.isOn && screen.presentedViewController === sheet)
  }

  @Test func `actions on screens without an app wait for transitions too`() {
    let (other, sheet) = (Screen(), Screen())
    let window = UIWindow()
    window.rootViewController = other
    window.makeKeyAndVisible()
    other.toggle.addAction(
      UIAction { [unowned other] _ in other.present(sheet, animated: true) }, for: .valueChanged)
    other.toggle.toggle()
    #expect(other.presentedViewController === sheet && !sheet.isBeingPresented)
  }

  @Test func `in the middle of a transition the screen that comes is touched`() throws {
    let second = Screen()
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: screen)
    let app = App(controller: navigation, failureBehavior: .raiseException)
    app.settlesTransitions = false
    navigation.pushViewController(second, animated: true)
    try app.tapButton(title: "Buy")
    #expect(screen.taps == 0 && second.taps == 1)
    try app.tap(Query(identifier: "BackButton"))
    app.settle()
    #expect(app.topController === screen)
    let modal = Screen()
    screen.present(modal, animated: true)
    app.settle()
    modal.dismiss(animated: true)
    #expect(throws: RukaError.self) { try app.tapButton(title: "Buy") }
    app.settle()
    try app.tapButton(title: "Buy")
    #expect(screen.taps == 1 && modal.taps == 0)
  }

  /// Searches a second after the last key.
  private func debounce() -> () -> [String] {
    final class Searches { var made: [String] = [] }
    let searches = Searches()
    var waiting: VirtualClock.ScheduledWork?
    screen.field.addAction(
      UIAction { [unowned screen] _ in
        waiting?.cancel()
        waiting = Headless.clock.schedule(after: 1) {
          searches.made.append(screen.field.text ?? "")
        }
      }, for: .editingChanged)
    return { searches.made }
  }

  @Test func `delayed work waits for time to pass`() throws {
    let searches = debounce()
    // The keyboard takes its time to come.
    try app.tap(screen.field)
    screen.field.type(text: "ab")
    app.advance(by: 0.9)
    #expect(searches().isEmpty)
    screen.field.type(text: "c")
    app.advance(by: 0.9)
    #expect(searches().isEmpty)
    app.advance(by: 0.1)
    #expect(searches() == ["abc"])
  }

  @Test func `settling lets all delayed work be done`() {
    let searches = debounce()
    screen.field.type(text: "ab")
    app.settle()
    #expect(searches() == ["ab"])
    #expect(Headless.clock.isIdle)
  }

  @Test func `an animation that begins anew for ever is left going`() throws {
    final class Pulse: UIViewController {
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      var pulses = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Go", for: .normal)
        view.addSubview(button)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pulse()
      }

      private func pulse() {
        pulses += 1
        UIView.animate(withDuration: 1, animations: {}) { [weak self] _ in self?.pulse() }
      }
    }
    let pulse = Pulse()
    var reports: [UIKitMisuse] = []
    let app = Headless.withMisuseHandler {
      reports.append($0)
    } _: {
      App(controller: pulse, failureBehavior: .raiseException)
    }
    #expect(reports == [.neverIdle(steps: 61)])
    #expect(pulse.pulses == 62)
    try app.tapButton(title: "Go")
    #expect(pulse.pulses == 62)
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `time that is no time does not pass, which fails the test`(seconds: Double) {
    let failures = keptFailures { app.advance(by: seconds) }
    #expect(
      failures.map(\.headline) == ["the clock: it cannot advance by \(seconds) seconds"])
    #expect(Headless.clock.now == 0)
  }

  @Test(arguments: [-1, .nan, .infinity, 86_401])
  func `nobody waits for a time that is none, or that has no end`(seconds: Double) {
    var asked = 0
    #expect(
      throws: RukaError.unsuitable(
        element: "the end", reason: "\(seconds) seconds is no time to wait; it may be up to a day",
        tree: app.tree)
    ) {
      try app.waitFor("the end", seconds: seconds) {
        asked += 1
        return false
      }
    }
    #expect(asked == 0)
  }

  @Test func `waiting asks at the start, after each tenth of a second and at the end`() throws {
    var asked = 0
    #expect(throws: RukaError.self) {
      try app.waitFor(seconds: 1) {
        asked += 1
        return false
      }
    }
    #expect(asked == 11)
    let isThere = try app.waitFor(seconds: 0) { true }
    #expect(isThere)
    #expect(throws: RukaError.self) { try app.waitFor(seconds: 0) { false } }
    // So far on, the clock does not notice a tenth of a second any more.
    app.advance(by: 1e17)
    #expect(throws: RukaError.self) { try app.waitFor(seconds: 100) { false } }
  }
}
