// snippet: test
import Greeting
import Ruka
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct GreetingTests {
  @Test func `the name that was entered is greeted`() throws {
    let app = App(controller: GreetingController())
    try app.textField("Your name")?.type(text: "Ada")
    try app.tapButton(title: "Greet")
    #expect(try app.label("Hello, Ada!") != nil)
  }
}
// end of snippet
