import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct UnavailableContentTests {
  final class Screen: UIViewController {
    var isEmpty = true
    var updates = 0
    var levels: [Int] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      levels.append(state.traitCollection[LevelTrait.self])
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing here"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private func labels(_ view: UIView?) -> [String] {
    (view?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
  }

  private func unavailableView(_ controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test func `what is missing is shown over the view, and goes when it no longer is`() {
    let screen = Screen()
    let window = showInWindow(screen)
    let view = unavailableView(screen)
    #expect(screen.updates == 1)
    #expect(labels(view) == ["Nothing here"])
    #expect(view?.frame == window.bounds)
    screen.isEmpty = false
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.updates == 1)
    window.layoutIfNeeded()
    #expect(screen.updates == 2)
    #expect(unavailableView(screen) == nil)
  }

  @Test func `another configuration of the kind is shown by the same view`() {
    let screen = Screen()
    let window = showInWindow(screen)
    let view = unavailableView(screen)
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    window.layoutIfNeeded()
    #expect(unavailableView(screen) === view)
    #expect(labels(view) == ["No Results", "Check the spelling or try a new search."])
  }

  @Test func `traits that the update reads ask for another, each time anew`() {
    let screen = Screen()
    let window = showInWindow(screen)
    Headless.runUntilIdle()
    screen.levels = []
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    window.traitOverrides[LevelTrait.self] = 2
    Headless.runUntilIdle()
    window.traitOverrides.userInterfaceStyle = .dark
    Headless.runUntilIdle()
    #expect(screen.levels == [1, 2])
  }

  @Test func `a search names what was looked for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "apple"
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results for “apple”")
    state.searchText = ""
    #expect(search.updated(for: state) == search)
  }

  @Test func `parts stand below each other in the middle, and the button acts`() {
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = SizedImage(width: 40, height: 40)
    configuration.text = "No mail"
    configuration.button.title = "Try again"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let parts = Array(view.subviews.dropFirst())
    #expect(parts.map(\.frame.midX) == [150, 150, 150])
    #expect(parts[0].frame.size == CGSize(width: 40, height: 40))
    #expect(parts[1].frame.minY == parts[0].frame.maxY + 15)
    #expect(parts[2].frame.minY == parts[1].frame.maxY + 15)
    #expect(abs((parts[0].frame.minY + parts[2].frame.maxY) / 2 - 200) < 0.01)
    (parts[2] as? UIButton)?.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func `a screen that loads shows an indicator`() {
    let view = UIContentUnavailableView(configuration: .loading())
    #expect(view.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    #expect(labels(view) == ["Loading…"])
  }
}
