// snippet: screen
import Testing
import UIEnvironment
import UIKit

final class PriceLabel: UILabel, UIEnvironmentUpdating {
  @UIEnvironment(\.locale) private var locale
  let amount = 1234.5

  func updateEnvironment() {
    text = amount.formatted(.number.locale(locale))
  }
}

@MainActor @Suite(.headlessUIKit) struct PriceTests {
  @Test func `a price is written as its screen's language writes numbers`() {
    let label = PriceLabel()
    let screen = UIViewController()
    screen.view.addSubview(label)
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()

    window.environment(\.locale, Locale(identifier: "de_DE"))
    #expect(label.text == "1.234,5")

    screen.environment(\.locale, Locale(identifier: "en_US"))
    #expect(label.text == "1,234.5")

    screen.removeEnvironment(\.locale)
    #expect(label.text == "1.234,5")
  }
}
// end of snippet
