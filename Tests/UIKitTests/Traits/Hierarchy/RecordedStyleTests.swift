import Testing
import UIKit

/// What was recorded of iOS 26: overriding the style of a view in the hierarchy.
@MainActor
@Suite(.headlessUIKit)
struct RecordedStyleTests {
  let window = makeWindow()
  let view: LegacyView

  init() {
    view = LegacyView()
    window.addSubview(view)
    window.layoutIfNeeded()
    view.register()
  }

  @Test func `registering makes no call`() {
    window.layoutIfNeeded()
    #expect(view.log.isEmpty)
  }

  @Test func `setting the style is delivered at once, once, and not again at the next update`() {
    view.overrideUserInterfaceStyle = .dark
    #expect(view.log == ["handler from light", "legacy from light"])
    window.layoutIfNeeded()
    Headless.runUntilIdle()
    #expect(view.log.count == 2)
  }

  @Test func `the handler runs before traitCollectionDidChange`() {
    view.overrideUserInterfaceStyle = .dark
    #expect(view.log.map { $0.prefix(6) } == ["handle", "legacy"])
  }

  @Test func `the same value and an unrelated trait are silent`() {
    view.overrideUserInterfaceStyle = .light
    view.overrideUserInterfaceStyle = .light
    #expect(view.log.isEmpty)
    view.traitOverrides[LevelTrait.self] = 1
    window.layoutIfNeeded()
    #expect(view.log == ["legacy from light"])
  }

  @Test func `light to dark to light arrives as two changes with the right previous traits`() {
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    #expect(
      view.log == [
        "handler from light", "legacy from light", "handler from dark", "legacy from dark",
      ])
  }

  @Test func `the window's style reaches all in it at once`() {
    window.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.log == ["handler from light", "legacy from light"])
  }

  @Test func `a controller's style reaches its view at once`() {
    let controller = UIViewController()
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test func `the style of a view in no window waits until it arrives`() {
    let detached = UIView()
    detached.overrideUserInterfaceStyle = .dark
    #expect(detached.traitCollection.userInterfaceStyle == .light)
    window.addSubview(detached)
    window.layoutIfNeeded()
    #expect(detached.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `C13: traitCollectionDidChange is called for every trait, without registration`() {
    view.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(view.log == ["legacy from light"])
  }
}

final class LegacyView: UIView {
  var log: [String] = []

  func register() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
      self.log.append("handler from \(previous.userInterfaceStyle)")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let style = previousTraitCollection.map { "\($0.userInterfaceStyle)" } ?? "nothing"
    log.append("legacy from \(style)")
  }
}
