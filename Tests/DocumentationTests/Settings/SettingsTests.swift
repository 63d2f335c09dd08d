import Ruka
import Settings
import Testing
import UIEnvironment
import UIKit

@MainActor @Suite(.headlessUIKit) struct SettingsTests {
  private let preferences = Preferences(palette: .ocean, sendsNews: false)

  @Test func `the switch decides whether news are sent`() throws {
    let app = App(controller: SettingsController(preferences))
    try app.switch("News")?.toggle()
    #expect(preferences.sendsNews)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a palette colors the screen, by day and by night`(_ style: UIUserInterfaceStyle) throws {
    let app = App(controller: SettingsController(preferences))
    app.appearance = style
    let heading = try #require(try app.label("Settings"))
    try app.tapButton(title: "Forest")

    let color = style == .dark ? UIColor.systemMint : .systemGreen
    let traits = heading.traitCollection
    #expect(heading.textColor.resolvedColor(with: traits) == color.resolvedColor(with: traits))
  }

  @Test(arguments: [("en_US", "1,234 messages"), ("de_DE", "1.234 messages")])
  func `numbers are written as the language writes them`(_ language: String, text: String) throws {
    let app = App(
      controller: SettingsController(preferences),
      environment: { $0.locale = Locale(identifier: language) })
    #expect(try app.label(text) != nil)
  }
}
