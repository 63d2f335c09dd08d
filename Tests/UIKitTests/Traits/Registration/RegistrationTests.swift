import Testing
import UIKit

/// Registering for changes of traits.
@MainActor
@Suite(.headlessUIKit)
struct RegistrationTests {
  let window = makeWindow()
  let view: UIView

  init() {
    view = window.addedView()
    window.layoutIfNeeded()
  }

  private func setTheme(_ theme: Theme) {
    window.traitOverrides.theme = theme
    window.layoutIfNeeded()
  }

  @Test func `C1: the handler runs only if a trait of the list changed on that object`() {
    var calls = 0
    view.traitOverrides[LevelTrait.self] = 1
    window.layoutIfNeeded()
    view.registerForTraitChanges([LevelTrait.self]) { (_: UIView, _) in calls += 1 }
    setTheme(.bold)
    window.traitOverrides[LevelTrait.self] = 2
    window.layoutIfNeeded()
    #expect(calls == 0)
    view.traitOverrides[LevelTrait.self] = 3
    window.layoutIfNeeded()
    #expect(calls == 1)
  }

  @Test func `C2 and C3: one call for several traits, with the object and its former traits`() {
    var received: [(UIView, UITraitCollection)] = []
    view.registerForTraitChanges([ThemeTrait.self, UITraitDisplayScale.self]) {
      (view: UIView, previous) in received.append((view, previous))
    }
    window.traitOverrides.theme = .bold
    window.traitOverrides.displayScale = 1
    window.layoutIfNeeded()
    #expect(received.count == 1)
    #expect(received.first?.0 === view)
    #expect(received.first?.1.theme == .standard)
    #expect(received.first?.1.displayScale == 3)
    #expect(received.first?.0.traitCollection.theme == .bold)
  }

  @Test func `C4: a handler that captures the object keeps it alive, one that does not does not`() {
    weak var leaked: UIView?
    weak var released: UIView?
    do {
      let (capturing, passing) = (UIView(), UIView())
      capturing.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in
        _ = capturing.traitCollection
      }
      passing.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
        _ = view.traitCollection
      }
      leaked = capturing
      released = passing
    }
    #expect(leaked != nil)
    #expect(released == nil)
  }

  @Test func `C5: another object can be observed, and its type is the handler's`() {
    let controller = UIViewController()
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    var observed: UIViewController?
    controller.registerForTraitChanges([ThemeTrait.self]) { (object: UIViewController, _) in
      observed = object
    }
    setTheme(.bold)
    #expect(observed === controller)
  }

  @Test func `C5: a handler for another type of object is reported and not called`() {
    var reports: [UIKitMisuse] = []
    var calls = 0
    Headless.withMisuseHandler({ reports.append($0) }) {
      _ = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIViewController, _) in calls += 1 }
    }
    setTheme(.bold)
    #expect(calls == 0)
    #expect(
      reports == [
        .traits(.handlerOfOtherType(object: "UIView", handlerTakes: "UIViewController"))
      ])
  }

  @Test func `C6: a method may take nothing, the object, or the object and its former traits`() {
    let target = Target()
    view.registerForTraitChanges([ThemeTrait.self], target: target, action: Selector(Target.none))
    view.registerForTraitChanges([ThemeTrait.self], target: target, action: Selector(Target.one))
    view.registerForTraitChanges([ThemeTrait.self], target: target, action: Selector(Target.two))
    setTheme(.bold)
    #expect(target.log == ["none", "one bold", "two bold from standard"])
  }

  @Test func `C6: without a target the object itself is meant`() {
    let view = SelfObserver()
    window.addSubview(view)
    window.layoutIfNeeded()
    view.registerForTraitChanges([ThemeTrait.self], action: Selector(SelfObserver.themeChanged))
    setTheme(.bold)
    #expect(view.calls == 1)
  }

  @Test func `C7: a target is not kept alive, and a dead one is not called`() {
    var target: Target? = Target()
    weak let weakTarget = target
    let observed = window.addedView()
    window.layoutIfNeeded()
    observed.registerForTraitChanges(
      [ThemeTrait.self], target: target!, action: Selector(Target.none))
    target = nil
    #expect(weakTarget == nil)
    setTheme(.bold)
    #expect(observed.traitCollection.theme == .bold)
  }

  @Test func `C8: dropping the token ends nothing, and registrations die with the object`() {
    weak var token: (any UITraitChangeRegistration)?
    var calls = 0
    do {
      let other = window.addedView()
      window.layoutIfNeeded()
      token = other.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
      setTheme(.bold)
      #expect(calls == 1)
      #expect(token != nil)
      other.removeFromSuperview()
    }
    #expect(token == nil)
  }

  @Test func `C9: unregistering ends the calls, and twice does no harm`() {
    var calls = 0
    let token = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    view.unregisterForTraitChanges(token)
    view.unregisterForTraitChanges(token)
    setTheme(.bold)
    #expect(calls == 0)
  }

  @Test func `C9: a token of another object is left alone`() {
    var calls = 0
    let token = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    window.unregisterForTraitChanges(token)
    setTheme(.bold)
    #expect(calls == 1)
  }

  @Test func `C10: registering makes no call`() {
    setTheme(.bold)
    var calls = 0
    view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    window.layoutIfNeeded()
    #expect(calls == 0)
  }

  @Test func `C11: the lists of system traits can be registered for`() {
    var colors = 0
    var images = 0
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: UIView, _) in colors += 1
    }
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingImageLookup) {
      (_: UIView, _) in images += 1
    }
    window.traitOverrides.activeAppearance = .inactive
    window.layoutIfNeeded()
    #expect((colors, images) == (1, 0))
    window.traitOverrides.displayScale = 1
    window.layoutIfNeeded()
    #expect((colors, images) == (1, 1))
    window.overrideUserInterfaceStyle = .dark
    #expect((colors, images) == (2, 2))
  }

  @Test func `C12: handlers run on the main actor, and within what changed the traits`() {
    var isWithin = false
    var calls = 0
    view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in
      MainActor.assertIsolated()
      #expect(isWithin)
      calls += 1
    }
    window.layoutIfNeeded()
    window.traitOverrides.theme = .bold
    #expect(calls == 0)
    isWithin = true
    window.updateTraitsIfNeeded()
    isWithin = false
    #expect(calls == 1)
  }

  @Test func `C14: what a handler registers is not called in the same update`() {
    let later = window.addedView()
    // It has its turn in the update in any case.
    later.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in }
    window.layoutIfNeeded()
    var calls: [String] = []
    var isFirst = true
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      guard isFirst else { return }
      isFirst = false
      view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls.append("same") }
      later.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls.append("later") }
    }
    setTheme(.bold)
    #expect(calls.isEmpty)
    setTheme(.pastel)
    #expect(calls == ["same", "later"])
  }

  @Test func `C14: what a handler unregisters is not called any more`() {
    var calls = 0
    var second: (any UITraitChangeRegistration)?
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      if let second { view.unregisterForTraitChanges(second) }
    }
    second = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    setTheme(.bold)
    #expect(calls == 0)
  }

  @Test func `registrations of one object are told in the order in which they were made`() {
    var log: [Int] = []
    for number in 0..<4 {
      view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in log.append(number) }
    }
    setTheme(.bold)
    #expect(log == [0, 1, 2, 3])
  }

  @Test func `registering for no traits is reported`() {
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      _ = view.registerForTraitChanges([]) { (_: UIView, _) in }
    }
    #expect(reports == [.traits(.noTraits(object: "UIView"))])
  }

  @Test func `a copy of a token is the token`() {
    let token = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in }
    #expect(token.copy(with: nil) as AnyObject === token)
  }

  @Test func `a target freed before the observed object leaves nothing behind`() {
    var calls = 0
    do {
      let target = Target()
      view.registerForTraitChanges([ThemeTrait.self], target: target, action: Selector(Target.none))
    }
    view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    setTheme(.bold)
    view.removeFromSuperview()
    #expect(calls == 1)
  }

  @Test func `nothing keeps a window, its controller and their views alive`() {
    weak var weakWindow: UIWindow?
    weak var weakController: UIViewController?
    weak var weakView: UIView?
    do {
      let window = makeWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      weakView = controller.view.addedView()
      weakView?.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in }
      window.traitOverrides.theme = .bold
      window.layoutIfNeeded()
      weakWindow = window
      weakController = controller
    }
    #expect(weakWindow == nil)
    #expect(weakController == nil)
    #expect(weakView == nil)
  }
}

@MainActor
private final class Target {
  var log: [String] = []

  func none() { log.append("none") }
  func one(_ view: UIView) { log.append("one \(view.traitCollection.theme)") }
  func two(_ view: UIView, _ previous: UITraitCollection) {
    log.append("two \(view.traitCollection.theme) from \(previous.theme)")
  }
}

private final class SelfObserver: UIView {
  var calls = 0

  func themeChanged() { calls += 1 }
}
