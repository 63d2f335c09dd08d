import UIEnvironment
import UIKit

/// The application: a window with two tabs, and what is done to the window as a whole.
///
/// It stands at the end of the responder chain, so that buttons anywhere reach it.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  private(set) lazy var window = UIWindow()

  private var locales = ["pl_PL", "ar_EG", "en_US"]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // What the screen shows is to depend on nothing but the program.
    UIEnvironmentSystem.announce {
      $0.locale = Locale(identifier: "en_US")
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = .gmt
      $0.userInterfaceStyle = .light
      $0.sizeCategory = .large
    }
    let tabs = UITabBarController()
    tabs.viewControllers = ["Facts", "More facts"].map { title in
      UINavigationController(rootViewController: FactsController(title: title))
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return true
  }

  func changeLocale() {
    let identifier = locales.removeFirst()
    locales.append(identifier)
    window.environment(\.locale, Locale(identifier: identifier))
  }

  func toggleStyle() {
    let isDark = window.environmentValue(\.userInterfaceStyle) == .dark
    window.overrideUserInterfaceStyle = isDark ? .light : .dark
  }

  func enlargeText() {
    let sizes: [UIContentSizeCategory] = [
      .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    ]
    let size = window.environmentValue(\.sizeCategory)
    window.environment(\.sizeCategory, sizes.first { $0 > size } ?? size)
  }
}
