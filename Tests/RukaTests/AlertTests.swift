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
}
