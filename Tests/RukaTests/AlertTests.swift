import Ruka
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct AlertTests {
  let screen = Screen()
  let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  @Test func `an alert's button runs its handler once, after the alert is gone`() throws {
    var log: [String] = []
    screen.button.addAction(
      UIAction { [unowned screen] _ in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Yes", style: .default) { [unowned screen] _ in
            log.append("yes, alert \(screen.presentedViewController == nil ? "gone" : "there")")
          })
        screen.present(alert, animated: true)
      }, for: .touchUpInside)
    try app.tapButton(title: "Buy")
    let alert = try #require(app.alertViewController)
    alert.tapButton(title: "Yes")
    #expect(log == ["yes, alert gone"])
    #expect(app.alertViewController == nil)
  }

  @Test func `a button of an alert can be tapped like any other`() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    screen.present(alert, animated: false)
    try app.tapButton(title: "Yes")
    #expect(app.alertViewController == nil)
  }

  @Test func `an unknown title fails with a list of those there are`() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    screen.present(alert, animated: false)
    withKnownIssue {
      alert.tapButton(title: "No")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no button \"No\"; it has \"Yes\"") }
    }
    #expect(app.alertViewController === alert)
  }

  private func alert(_ title: String?, _ actions: String?...) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
    return alert
  }

  @Test func `an alert that comes from another's handler is there when that one was tapped`() {
    var log: [Int] = []
    @MainActor func ask(_ number: Int) {
      let alert = UIAlertController(title: "\(number)", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Next", style: .default) { _ in
          log.append(number)
          if number < 3 { ask(number + 1) }
        })
      screen.present(alert, animated: true)
    }
    ask(1)
    app.settle()
    for number in 1...3 {
      #expect(app.alertViewController?.title == "\(number)")
      app.alertViewController?.tapButton(title: "Next")
    }
    #expect(log == [1, 2, 3])
    #expect(app.alertViewController == nil)
  }

  @Test func `an alert over another is faced first`() {
    let (first, second) = (alert("First", "OK"), alert("Second", "OK"))
    screen.present(first, animated: false)
    first.present(second, animated: false)
    #expect(app.alertViewController === second)
    let failures = keptFailures { first.tapButton(title: "OK") }
    #expect(
      failures.map(\.headline)
        == ["cannot reach alert \"First\": covered by UIAlertController"])
    second.tapButton(title: "OK")
    #expect(app.alertViewController === first)
    first.tapButton(title: "OK")
    #expect(app.alertViewController == nil)
  }

  @Test func `an alert that was never shown, or is gone, cannot be tapped`() {
    var chosen = 0
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen += 1 })
    let unshown = keptFailures { alert.tapButton(title: "Yes") }
    #expect(
      unshown.map(\.headline) == ["cannot reach alert \"Sure?\": it is not on the screen"])
    screen.present(alert, animated: true)
    app.settle()
    alert.tapButton(title: "Yes")
    #expect(keptFailures { alert.tapButton(title: "Yes") }.count == 1)
    #expect(chosen == 1)
  }

  @Test func `titles may be empty, missing or the same`() {
    let none = alert(nil)
    screen.present(none, animated: false)
    #expect(
      keptFailures { none.tapButton(title: "") }.map(\.headline)
        == ["alert \"\": it has no button \"\"; it has none"])
    let some = alert("Pick", nil, "", "Same", "Same")
    none.present(some, animated: false)
    #expect(
      keptFailures { some.tapButton(title: "Other") }.map(\.headline)
        == ["alert \"Pick\": it has no button \"Other\"; it has \"\", \"\", \"Same\", \"Same\""])
    some.tapButton(title: "Same")
    #expect(app.alertViewController === none)
  }

  @Test func `a disabled action does nothing, and says nothing`() {
    let alert = alert("Sure?", "Yes")
    alert.actions[0].isEnabled = false
    screen.present(alert, animated: false)
    alert.tapButton(title: "Yes")
    #expect(app.alertViewController === alert)
  }

  @Test func `an app that does nothing about failures is silent about alerts too`() {
    let screen = Screen()
    let quiet = App(controller: screen, failureBehavior: .doNothing)
    screen.present(alert("Sure?", "Yes"), animated: false)
    quiet.alertViewController?.tapButton(title: "No")
    #expect(quiet.alertViewController != nil)
  }
}
