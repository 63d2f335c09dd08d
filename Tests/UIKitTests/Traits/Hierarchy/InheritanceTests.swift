import Testing
import UIKit

/// Who inherits from whom.
@MainActor
@Suite(.headlessUIKit)
struct InheritanceTests {
  let window = makeWindow()

  @Test func `H1 and H2: a view inherits from scene, window and superview, each over the last`() {
    let view = window.addedView()
    let subview = view.addedView()
    window.windowScene?.traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(subview.traitCollection.theme == .pastel)
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(subview.traitCollection.theme == .bold)
    view.traitOverrides.theme = .standard
    window.layoutIfNeeded()
    #expect(subview.traitCollection.theme == .standard)
    #expect(window.traitCollection.theme == .bold)
    #expect(window.windowScene?.traitCollection.theme == .pastel)
  }

  @Test func `H3 and H4: an override on a view between reaches the child controller below it`() {
    let parent = UIViewController()
    window.rootViewController = parent
    let middle = parent.view.addedView()
    let child = UIViewController()
    middle.addSubview(child.view)
    middle.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(child.traitCollection.theme == .bold)
    #expect(child.view.traitCollection.theme == .bold)
    #expect(parent.traitCollection.theme == .standard)
  }

  @Test func `H3: a controller's override reaches its view but not the view's superview`() {
    let controller = UIViewController()
    let holder = window.addedView()
    holder.addSubview(controller.view)
    controller.traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(controller.view.traitCollection.theme == .pastel)
    #expect(holder.traitCollection.theme == .standard)
  }

  @Test func `H5: a controller whose view is in no window keeps the traits that it had`() {
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    #expect(controller.view.traitCollection.theme == .standard)
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    #expect(controller.view.traitCollection.theme == .bold)
    controller.view.removeFromSuperview()
    window.traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(controller.traitCollection.theme == .bold)
    #expect(controller.view.traitCollection.theme == .bold)
  }

  @Test func `H8: below a view that is in no window overrides do not arrive`() {
    let top = UIView()
    let below = top.addedView()
    top.traitOverrides.theme = .bold
    top.layoutIfNeeded()
    #expect(below.traitCollection.theme == .standard)
    window.addSubview(top)
    window.layoutIfNeeded()
    #expect(below.traitCollection.theme == .bold)
  }

  @Test func `H8: a new view starts with the system's traits, and finds no change on arrival`() {
    let view = UIView()
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    var calls = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self, ThemeTrait.self]) {
      (_: UIView, _) in calls += 1
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(calls == 0)
  }

  @Test func `a view that arrives where traits differ is told once`() {
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    let view = UIView()
    var previous: [Theme] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, former) in
      previous.append(former.theme)
    }
    window.addSubview(view)
    #expect(previous.isEmpty)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(previous == [.standard])
  }

  @Test func `a theme set on one controller does not reach its sibling, one set on the scene does`()
  {
    let (first, second) = (UIViewController(), UIViewController())
    window.addSubview(first.view)
    window.addSubview(second.view)
    first.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(second.traitCollection.theme == .standard)
    window.windowScene?.traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(second.traitCollection.theme == .pastel)
    #expect(first.traitCollection.theme == .bold)
  }

  @Test func `a second window follows the scene and not the first window`() {
    let second = makeWindow()
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(second.traitCollection.theme == .standard)
    window.windowScene?.traitOverrides.theme = .pastel
    second.layoutIfNeeded()
    #expect(second.traitCollection.theme == .pastel)
  }

  @Test func `a new root view takes the place of the old one`() {
    let controller = UIViewController()
    window.addSubview(controller.view)
    let oldView = controller.view
    controller.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    let newView = UIView()
    controller.view = newView
    window.addSubview(newView)
    window.layoutIfNeeded()
    #expect(newView.traitCollection.theme == .bold)
    #expect(oldView?.traitCollection.theme == .standard)
  }

  @Test func `a view whose controller is gone inherits from its superview`() {
    let holder = window.addedView()
    var controller: UIViewController? = UIViewController()
    let view = controller?.view
    if let view { holder.addSubview(view) }
    controller?.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    weak let dead = controller
    controller = nil
    #expect(dead == nil)
    holder.traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(view?.traitCollection.theme == .pastel)
  }

  @Test func `the traits of the system reach every window`() {
    let second = makeWindow()
    let view = second.addedView()
    Headless.systemTraits = Headless.systemTraits.modifyingTraits {
      $0.userInterfaceStyle = .dark
    }
    Headless.runUntilIdle()
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }
}
