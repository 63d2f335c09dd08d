import Testing
import UIKit

/// When traits come up to date, and in which order.
@MainActor
@Suite(.headlessUIKit)
struct UpdateTests {
  let window = makeWindow()

  @Test func `W1 and W2: a written override shows just before layout, not sooner`() {
    let view = LayoutReader()
    window.addSubview(view)
    window.layoutIfNeeded()
    view.traitOverrides.theme = .bold
    #expect(view.traitCollection.theme == .standard)
    view.setNeedsLayout()
    #expect(view.traitCollection.theme == .standard)
    window.layoutIfNeeded()
    #expect(view.traitCollection.theme == .bold)
    #expect(view.themes.last == .bold)
  }

  @Test func `W3: an update brings up what is pending above, then everything below`() {
    let parent = window.addedView()
    let view = parent.addedView()
    let below = view.addedView()
    let aside = window.addedView()
    window.layoutIfNeeded()
    var log: [String] = []
    for (name, view) in [("parent", parent), ("view", view), ("below", below), ("aside", aside)] {
      view.registerForTraitChanges([ThemeTrait.self, LevelTrait.self]) { (_: UIView, _) in
        log.append(name)
      }
    }
    parent.traitOverrides.theme = .bold
    below.traitOverrides[LevelTrait.self] = 1
    aside.traitOverrides.theme = .pastel
    view.updateTraitsIfNeeded()
    #expect(log == ["parent", "view", "below"])
    #expect(below.traitCollection[LevelTrait.self] == 1)
    #expect(aside.traitCollection.theme == .standard)
    window.layoutIfNeeded()
    #expect(log == ["parent", "view", "below", "aside"])
  }

  @Test func `W3: a controller brings its view up to date, and a root view its controller`() {
    let controller = UIViewController()
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    controller.traitOverrides.theme = .bold
    controller.updateTraitsIfNeeded()
    #expect(controller.view.traitCollection.theme == .bold)
    controller.traitOverrides.theme = .pastel
    controller.view.updateTraitsIfNeeded()
    #expect(controller.traitCollection.theme == .pastel)
  }

  @Test func `W4: updating within a handler does not loop, and brings descendants up to date`() {
    let view = window.addedView()
    let below = view.addedView()
    window.layoutIfNeeded()
    var calls: [String] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      calls.append("view")
      view.updateTraitsIfNeeded()
      #expect(below.traitCollection.theme == .bold)
    }
    below.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls.append("below") }
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(calls == ["view", "below"])
  }

  @Test(arguments: [false, true])
  func `W5: within a parent's handler descendants show what they did`(listens: Bool) {
    let view = window.addedView()
    let middle = view.addedView()
    let below = middle.addedView()
    let before = window.addedView()
    window.bringSubviewToFront(view)
    middle.traitOverrides[LevelTrait.self] = 3
    if listens { below.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in } }
    window.layoutIfNeeded()
    var seen: [Theme] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      seen = [before, view, middle, below].map(\.traitCollection.theme)
      #expect(below.traitCollection[LevelTrait.self] == 3)
    }
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(seen == [.bold, .bold, .standard, .standard])
    #expect(below.traitCollection.theme == .bold)
  }

  @Test func `W6: several writes before an update are one change`() {
    let view = window.addedView()
    window.layoutIfNeeded()
    var previous: [UITraitCollection] = []
    view.registerForTraitChanges([ThemeTrait.self, LevelTrait.self]) { (_: UIView, former) in
      previous.append(former)
    }
    window.traitOverrides.theme = .pastel
    window.traitOverrides.theme = .bold
    view.traitOverrides[LevelTrait.self] = 2
    window.layoutIfNeeded()
    #expect(previous.map(\.theme) == [.standard])
    #expect(previous.map { $0[LevelTrait.self] } == [7])
  }

  @Test func `W7: a value that is back before the update is no change`() {
    var calls = 0
    window.registerForTraitChanges([ThemeTrait.self]) { (_: UIWindow, _) in calls += 1 }
    window.traitOverrides.theme = .bold
    window.traitOverrides.theme = .standard
    window.layoutIfNeeded()
    window.traitOverrides.remove(ThemeTrait.self)
    window.layoutIfNeeded()
    #expect(calls == 0)
  }

  @Test func `W8: layoutSubviews sees current traits, and asking for layout lays nothing out`() {
    let view = LayoutReader()
    window.addSubview(view)
    window.layoutIfNeeded()
    view.themes = []
    window.registerForTraitChanges([ThemeTrait.self]) { (_: UIWindow, _) in
      view.setNeedsLayout()
      #expect(view.themes.isEmpty)
    }
    window.traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(view.themes == [.pastel])
  }

  @Test func `an override that a parent sets while it is laid out shows in the child's layout`() {
    let parent = OverridingParent()
    let child = LayoutReader()
    parent.addSubview(child)
    window.addSubview(parent)
    window.layoutIfNeeded()
    #expect(child.themes.first == .bold)
  }

  @Test func `updates go parents first, siblings in order, also over several sources`() {
    var log: [Int] = []
    let views = (0..<4).map { _ in window.addedView() }
    let inner = views[1].addedView()
    window.layoutIfNeeded()
    for (number, view) in zip([0, 1, 3, 4, 2], views + [inner]) {
      view.registerForTraitChanges([ThemeTrait.self, LevelTrait.self]) { (_: UIView, _) in
        log.append(number)
      }
    }
    views[3].traitOverrides[LevelTrait.self] = 1
    inner.traitOverrides[LevelTrait.self] = 1
    window.traitOverrides.theme = .bold
    views[0].traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(log == [0, 1, 2, 3, 4])
  }

  @Test func `a handler that keeps writing is stopped and reported`() {
    let view = window.addedView()
    window.layoutIfNeeded()
    var reports: [UIKitMisuse] = []
    view.registerForTraitChanges([LevelTrait.self]) { (view: UIView, _) in
      view.traitOverrides[LevelTrait.self] += 1
    }
    view.traitOverrides[LevelTrait.self] = 0
    Headless.withMisuseHandler({ reports.append($0) }) { window.updateTraitsIfNeeded() }
    #expect(reports == [.traits(.doNotSettle(rounds: 100))])
  }

  @Test func `a view removed by a handler is not told, and keeps what it showed`() {
    let first = window.addedView()
    let second = window.addedView()
    window.layoutIfNeeded()
    var calls = 0
    first.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in
      second.removeFromSuperview()
    }
    second.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(calls == 0)
    #expect(second.traitCollection.theme == .standard)
    window.addSubview(second)
    window.layoutIfNeeded()
    #expect(calls == 1)
  }

  @Test func `a subtree that moves to another place is told once if its traits differ there`() {
    let (here, there) = (window.addedView(), window.addedView())
    there.traitOverrides.theme = .bold
    let view = here.addedView()
    window.layoutIfNeeded()
    var calls = 0
    view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    there.addSubview(view)
    window.layoutIfNeeded()
    #expect(calls == 1)
    here.addSubview(view)
    there.addSubview(view)
    window.layoutIfNeeded()
    #expect(calls == 1)
  }
}

/// Notes the theme at each layout.
private final class LayoutReader: UIView {
  var themes: [Theme] = []

  override func layoutSubviews() {
    themes.append(traitCollection.theme)
  }
}

private final class OverridingParent: UIView {
  override func layoutSubviews() {
    for subview in subviews { subview.traitOverrides.theme = .bold }
  }
}
