import Ruka
import Settings
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ConfigurationTests {
  @Test(arguments: Configuration.pairs())
  func `everything can be used, however somebody has set up`(_ setup: Configuration) throws {
    let preferences = Preferences(palette: .ocean, sendsNews: false)
    let app = App(controller: SettingsController(preferences), configuration: setup)
    try app.switch("News")?.toggle()
    try app.tapButton(title: "Forest")
    #expect(preferences.sendsNews)
    #expect(preferences.palette == .forest)
  }
}
