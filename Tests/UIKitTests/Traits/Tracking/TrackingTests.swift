import Testing
import UIKit

/// Automatic tracking of traits: rules A1 to A5.
@MainActor
@Suite(.headlessUIKit)
struct TrackingTests {
  let window = makeWindow()

  private func settledView<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.addSubview(view)
    Headless.runUntilIdle()
    return view
  }

  private func setTheme(_ theme: Theme) {
    window.traitOverrides.theme = theme
    Headless.runUntilIdle()
  }

  @Test func `A1: a trait read in layoutSubviews asks for layout when it changes, and only layout`()
  {
    let view = settledView(TrackedView())
    view.readInLayout = { $0.traitCollection.theme }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    setTheme(.bold)
    #expect(view.log == ["layout"])
  }

  @Test func `A1: a trait read in draw asks for drawing, and only drawing`() {
    let view = settledView(TrackedView())
    view.readInDraw = { $0.traitCollection.theme }
    view.setNeedsDisplay()
    Headless.runUntilIdle()
    view.log = []
    setTheme(.bold)
    #expect(view.log == ["draw"])
  }

  @Test func `A1: reading the current traits counts as reading the view's own`() {
    let view = settledView(TrackedView())
    view.readInLayout = { _ in UITraitCollection.current.theme }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    setTheme(.bold)
    #expect(view.log == ["layout"])
  }

  @Test(arguments: [true, false])
  func `A1: a controller's layout callbacks track its own traits and its view's`(own: Bool) {
    let controller = TrackedController()
    controller.read = { own ? $0.traitCollection.theme : $0.view.traitCollection.theme }
    window.addSubview(controller.view)
    Headless.runUntilIdle()
    controller.calls = 0
    setTheme(.bold)
    #expect(controller.calls == 1)
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(controller.calls == 1)
  }

  @Test func `A3: a trait that is not read asks for nothing`() {
    let view = settledView(TrackedView())
    view.readInLayout = { $0.traitCollection.theme }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    window.traitOverrides[LevelTrait.self] = 1
    window.traitOverrides.displayScale = 1
    Headless.runUntilIdle()
    #expect(view.log.isEmpty)
  }

  @Test func `A4: what the last run did not read no longer counts`() {
    let view = settledView(TrackedView())
    view.readInLayout = { $0.traitCollection.theme }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.readInLayout = { $0.traitCollection[LevelTrait.self] }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    setTheme(.bold)
    #expect(view.log.isEmpty)
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(view.log == ["layout"])
    view.readInLayout = { _ in 0 }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    window.traitOverrides[LevelTrait.self] = 2
    Headless.runUntilIdle()
    #expect(view.log.isEmpty)
  }

  @Test func `A4: each run is recorded anew, so a change asks again every time`() {
    let view = settledView(TrackedView())
    view.readInLayout = { $0.traitCollection.theme }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    setTheme(.bold)
    setTheme(.pastel)
    setTheme(.standard)
    #expect(view.log == ["layout", "layout", "layout"])
  }

  @Test func `A5: reads outside the tracked methods track nothing`() {
    let view = settledView(TrackedView())
    _ = view.traitCollection.theme
    view.log = []
    setTheme(.bold)
    #expect(view.log.isEmpty)
  }

  @Test func `A5: a collection kept from a tracked method tracks nothing afterwards`() {
    let view = settledView(TrackedView())
    var kept: UITraitCollection?
    view.readInLayout = { view in
      kept = view.traitCollection
      return 0
    }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    #expect(kept?.theme == .standard)
    view.log = []
    setTheme(.bold)
    #expect(view.log.isEmpty)
  }

  @Test func `comparing or deriving a whole collection counts as reading all of it`() {
    let view = settledView(TrackedView())
    view.readInLayout = { $0.traitCollection.modifyingTraits { _ in }.theme }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(view.log == ["layout"])
  }

  @Test func `A2: updateConstraints and updateViewConstraints are asked for again`() {
    let view = ConstraintView()
    let controller = ConstraintController()
    window.addSubview(view)
    window.addSubview(controller.view)
    for view in [view, controller.view!] { view.setNeedsUpdateConstraints() }
    Headless.runUntilIdle()
    let before = (view.calls, controller.calls)
    setTheme(.bold)
    #expect((view.calls, controller.calls) == (before.0 + 1, before.1 + 1))
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect((view.calls, controller.calls) == (before.0 + 1, before.1 + 1))
  }

  @Test func `A2: a button's configuration handler is called again`() {
    let button = UIButton(configuration: .plain())
    var themes: [Theme] = []
    button.configurationUpdateHandler = { themes.append($0.traitCollection.theme) }
    window.addSubview(button)
    Headless.runUntilIdle()
    themes = []
    setTheme(.bold)
    #expect(themes == [.bold])
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(themes == [.bold])
  }

  @Test func `another view's traits are not the view's own`() {
    let other = settledView(UIView())
    other.traitOverrides[LevelTrait.self] = 1
    let view = settledView(TrackedView())
    view.readInLayout = { _ in other.traitCollection[LevelTrait.self] }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    other.traitOverrides[LevelTrait.self] = 2
    Headless.runUntilIdle()
    #expect(view.log.isEmpty)
  }

  @Test func `a font for a text style asked for in layout follows the size category`() {
    let view = settledView(TrackedView())
    view.readInLayout = { _ in UIFont.preferredFont(forTextStyle: .body).pointSize }
    view.setNeedsLayout()
    Headless.runUntilIdle()
    view.log = []
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    Headless.runUntilIdle()
    #expect(view.log == ["layout"])
  }
}

private final class TrackedView: UIView {
  var log: [String] = []
  var readInLayout: (UIView) -> Any = { _ in 0 }
  var readInDraw: (UIView) -> Any = { _ in 0 }

  override func layoutSubviews() {
    log.append("layout")
    _ = readInLayout(self)
  }

  override func draw(_ rect: CGRect) {
    log.append("draw")
    _ = readInDraw(self)
  }
}

private final class TrackedController: UIViewController {
  var calls = 0
  var read: (UIViewController) -> Any = { _ in 0 }

  override func viewWillLayoutSubviews() {
    calls += 1
    _ = read(self)
  }
}

private final class ConstraintView: UIView {
  var calls = 0

  override func updateConstraints() {
    calls += 1
    _ = traitCollection.theme
    super.updateConstraints()
  }
}

private final class ConstraintController: UIViewController {
  var calls = 0

  override func updateViewConstraints() {
    calls += 1
    _ = traitCollection.theme
    super.updateViewConstraints()
  }
}
