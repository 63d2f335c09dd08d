import Ruka
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct FailureTests {
  private func app(_ behavior: FailureBehavior) -> App {
    App(controller: Screen(), failureBehavior: behavior)
  }

  @Test func `doing nothing answers nil and changes nothing`() throws {
    let app = app(.doNothing)
    #expect(try app.label("Missing") == nil)
    try app.tapButton(title: "Missing")
  }

  @Test func `the running test fails at the line of the call`() throws {
    let app = app(.failTest)
    let line: UInt = #line + 2
    try withKnownIssue {
      let found = try app.label("Missing", line: line)
      #expect(found == nil)
    } matching: { issue in
      issue.sourceLocation?.line == Int(line)
        && issue.comments.contains { $0.rawValue.contains("no UILabel \"Missing\"") }
    }
  }

  @Test func `the message names near misses and shows the screen`() {
    let screen = Screen()
    let app = App(controller: screen, failureBehavior: .raiseException)
    screen.button.isHidden = true
    #expect {
      try app.tapButton(title: "Buy")
    } throws: { error in
      "\(error)" == """
        no button "Buy" found
          but button "Buy" at 20,150 100×40 is hidden by itself
        the screen:
        label "Hello" at 20,100 200×20
        button "Buy" at 20,150 100×40 (hidden by itself)
        switch "Wi-Fi" = 0 at 20,200 51×31
        slider "Volume" = 0% at 20,250 200×31
        stepper "Copies" = 0 at 20,300 94×32
        textField "Name" at 20,350 200×34
        """
    }
  }

  @Test func `an app, its window and its screen are gone together`() {
    weak var weakScreen: Screen?
    weak var weakWindow: UIWindow?
    do {
      let screen = Screen()
      let app = App(controller: screen)
      (weakScreen, weakWindow) = (screen, app.window)
    }
    #expect(weakScreen == nil)
    #expect(weakWindow == nil)
  }
}
