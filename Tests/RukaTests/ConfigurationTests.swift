import Ruka
import Testing
import UIKit

/// Notes what it was given when it was loaded, and when it was first laid out.
private final class Mirror: UIViewController, UIEnvironmentUpdating {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  var languageOnLoad: String?
  var styleOnFirstLayout: UIUserInterfaceStyle?

  override func viewDidLoad() {
    super.viewDidLoad()
    languageOnLoad = environmentValue(\.locale).identifier
    view.addSubview(label)
    updateEnvironment()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if styleOnFirstLayout == nil { styleOnFirstLayout = traitCollection.userInterfaceStyle }
  }

  func updateEnvironment() { label.text = environmentValue(\.locale).identifier }
}

@MainActor @Suite(.headlessUIKit) struct ConfigurationTests {
  private let mirror = Mirror()

  @Test func `values and traits are there before the view is loaded`() throws {
    let app = App(
      controller: mirror, environment: { $0.locale = Locale(identifier: "pl") },
      traits: { $0.userInterfaceStyle = .dark })
    #expect(mirror.languageOnLoad == "pl")
    #expect(mirror.styleOnFirstLayout == .dark)
    #expect(try app.label("pl") === mirror.label)
    #expect(app.appearance == .dark)
  }

  @Test func `an environment around the launch reaches the first layout`() throws {
    let app = App.withEnvironment(\.locale, Locale(identifier: "pl")) { App(controller: mirror) }
    #expect(mirror.languageOnLoad == "pl")
    #expect(try app.label("pl") === mirror.label)
  }

  @Test func `environments nest, the innermost wins, and they end with their body`() {
    App.withEnvironment(\.locale, Locale(identifier: "pl")) {
      App.withEnvironment(\.locale, Locale(identifier: "fr")) { _ = App(controller: mirror) }
    }
    #expect(mirror.languageOnLoad == "fr")
    let later = Mirror()
    App.withEnvironment(\.locale, Locale(identifier: "pl")) {
      App.withEnvironment(\.locale, Locale(identifier: "fr")) {}
      _ = App(controller: later)
    }
    #expect(later.languageOnLoad == "pl")
    let other = Mirror()
    let app = App(controller: other, environment: { $0.locale = Locale(identifier: "de") })
    #expect(other.languageOnLoad == "de")
    #expect(app.window.hasEnvironmentOverride(\.timeZone) == false)
  }

  @Test func `each app has traits of its own`() {
    let (dark, other) = (App(controller: mirror), App(controller: Mirror()))
    dark.appearance = .dark
    dark.sizeCategory = .accessibilityLarge
    dark.layoutDirection = .rightToLeft
    #expect(mirror.traitCollection.userInterfaceStyle == .dark)
    #expect(mirror.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(mirror.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(other.topController?.traitCollection.userInterfaceStyle == .light)
    #expect(other.sizeCategory == .large)
    #expect(other.layoutDirection == .leftToRight)
  }

  @Test func `a value that is set while the screen is shown is there at once`() throws {
    let app = App(controller: mirror)
    app.set(\.locale, Locale(identifier: "pl"))
    #expect(try app.label("pl") === mirror.label)
    app.set(\.locale, Locale(identifier: "fr"))
    #expect(try app.label("fr") === mirror.label)
  }

  @Test func `other traits are overridden beside those`() {
    let app = App(controller: mirror, traits: { $0.userInterfaceStyle = .dark })
    app.setTraits { $0.horizontalSizeClass = .regular }
    #expect(mirror.traitCollection.horizontalSizeClass == .regular)
    #expect(mirror.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `the window has the size that is asked for, and layout follows it`() {
    let app = App(controller: mirror, size: CGSize(width: 320, height: 480))
    #expect(app.windowSize == CGSize(width: 320, height: 480))
    #expect(mirror.view.bounds.size == app.windowSize)
    app.windowSize = CGSize(width: 480, height: 320)
    #expect(mirror.view.bounds.size == CGSize(width: 480, height: 320))
    #expect(app.window.frame.origin == .zero)
    #expect(App(controller: Mirror()).windowSize == UIScreen.main.bounds.size)
  }

  @Test func `a configuration is in force before the view is loaded`() {
    let configuration = Configuration(
      appearance: .dark, sizeCategory: .small, locale: Locale(identifier: "ar_EG"))
    let app = App(controller: mirror, configuration: configuration)
    #expect(mirror.languageOnLoad == "ar_EG")
    #expect(mirror.styleOnFirstLayout == .dark)
    #expect(app.layoutDirection == .rightToLeft)
    #expect(app.sizeCategory == .small)
  }

  @Test func `a block runs under every configuration, and then all is as before`() throws {
    let app = App(controller: mirror, environment: { $0.locale = Locale(identifier: "pl") })
    var met: [Configuration] = []
    try app.forEachConfiguration { configuration in
      met.append(configuration)
      #expect(app.appearance == configuration.appearance)
      #expect(mirror.traitCollection.userInterfaceStyle == configuration.appearance)
      #expect(mirror.traitCollection.preferredContentSizeCategory == configuration.sizeCategory)
      #expect(mirror.label.text == configuration.locale.identifier)
      #expect(app.layoutDirection == configuration.layoutDirection)
    }
    #expect(met == Configuration.all())
    #expect(Set(met).count == 12)
    #expect(mirror.label.text == "pl")
    #expect(mirror.traitCollection.userInterfaceStyle == .light)
    #expect(app.window.hasEnvironmentOverride(\.sizeCategory) == false)
  }

  @Test func `an error in the block fails the test by its configuration, and the rest runs`() throws
  {
    struct Unhappy: Error {}
    let app = App(controller: mirror)
    var runs = 0
    let tree = "label \"pl\" at 20,100 300×40"
    let line = #line + 2
    try withKnownIssue {
      try app.forEachConfiguration(sizes: [.large], locales: [Locale(identifier: "pl")]) { _ in
        runs += 1
        throw Unhappy()
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasSuffix(", L, pl: Unhappy()\nthe screen:\n\(tree)")
        }
    }
    #expect(runs == 2)
  }

  @Test func `an error of a call of Ruka is recorded at that call, and thrown from there`() throws {
    let line: UInt = 77
    let body = { (app: App) in _ = try app.find(Query(.link), line: line) }
    let app = App(controller: mirror)
    let failures = try keptFailures {
      try app.forEachConfiguration([Configuration()]) { _ in try body(app) }
    }
    #expect(failures.map { $0.sourceLocation?.line } == [77])
    #expect(failures.map(\.headline) == ["under light, L, en_US: no link found"])
    let raising = App(controller: Mirror(), failureBehavior: .raiseException)
    let error = #expect(throws: RukaError.self) {
      try raising.forEachConfiguration([Configuration()]) { _ in try body(raising) }
    }
    #expect(Headless.thrownIssue(in: error.map { "\($0)" } ?? "")?.line == 77)
  }

  @Test func `where failures are thrown, the first ends the block`() {
    let app = App(controller: mirror, failureBehavior: .raiseException)
    var runs = 0
    #expect {
      try app.forEachConfiguration { _ in
        runs += 1
        _ = try app.label("Missing")
      }
    } throws: { error in
      guard case .configuration(let configuration, let reason)? = error as? RukaError else {
        return false
      }
      return configuration == Configuration.all()[0] && reason.contains("Missing")
    }
    #expect(runs == 1)
    #expect(app.window.hasEnvironmentOverride(\.locale) == false)
  }

  @Test(arguments: [(2, 3, 2), (2, 2, 3), (1, 3, 2), (2, 1, 1), (2, 4, 4)])
  func `pairs leave no two settings that do not meet`(counts: (Int, Int, Int)) {
    let appearances = Array(Configuration.usualAppearances.prefix(counts.0))
    let sizes = Array(
      [UIContentSizeCategory.extraSmall, .small, .large, .extraLarge].prefix(counts.1))
    let locales = ["en", "pl", "ar", "de"].prefix(counts.2).map(Locale.init(identifier:))
    let pairs = Configuration.pairs(appearances: appearances, sizes: sizes, locales: locales)
    let all = Configuration.all(appearances: appearances, sizes: sizes, locales: locales)
    #expect(
      Set(pairs.map { [$0.appearance.rawValue, $0.sizeCategory.hashValue] })
        == Set(all.map { [$0.appearance.rawValue, $0.sizeCategory.hashValue] }))
    #expect(
      Set(pairs.map { "\($0.appearance.rawValue) \($0.locale.identifier)" })
        == Set(all.map { "\($0.appearance.rawValue) \($0.locale.identifier)" }))
    #expect(
      Set(pairs.map { "\($0.sizeCategory.rawValue) \($0.locale.identifier)" })
        == Set(all.map { "\($0.sizeCategory.rawValue) \($0.locale.identifier)" }))
    #expect(pairs.count == [counts.0, counts.1, counts.2].sorted().suffix(2).reduce(1, *))
    #expect(Set(pairs).count == pairs.count)
  }

  @Test func `without a value of some setting there are no pairs`() {
    #expect(Configuration.pairs(sizes: []).isEmpty)
  }
}
