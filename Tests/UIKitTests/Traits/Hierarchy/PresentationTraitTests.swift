import Testing
import UIKit

/// Traits of what is presented: rules H1, H6 and H7.
@MainActor
@Suite(.headlessUIKit)
struct PresentationTraitTests {
  let window: UIWindow
  let presenter = UIViewController()

  init() {
    window = UIWindow()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    Headless.runUntilIdle()
  }

  @Test func `H7: what is set on the window reaches what is presented`() {
    let presented = UIViewController()
    window.overrideUserInterfaceStyle = .dark
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
    window.traitOverrides.theme = .bold
    Headless.runUntilIdle()
    #expect(presented.view.traitCollection.theme == .bold)
  }

  @Test func `H7: what is set on the presenter does not, and tells nobody there`() {
    let presented = UIViewController()
    presenter.overrideUserInterfaceStyle = .dark
    var calls = 0
    presented.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in calls += 1
    }
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    #expect(presented.traitCollection.userInterfaceStyle == .light)
    #expect(calls == 0)
  }

  @Test func `H1: a presentation controller stands between window and presented controller`() {
    let presented = UIViewController()
    window.traitOverrides[LevelTrait.self] = 1
    presented.presentationController?.traitOverrides.theme = .pastel
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    #expect(presented.presentationController?.traitCollection[LevelTrait.self] == 1)
    #expect(presented.traitCollection.theme == .pastel)
    #expect(presented.traitCollection[LevelTrait.self] == 1)
    #expect(presenter.traitCollection.theme == .standard)
  }

  @Test func `a presentation controller of the program's own does not break the chain`() {
    let presented = UIViewController()
    let source = CustomSource()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = source
    window.traitOverrides[LevelTrait.self] = 10
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    #expect(presented.view.traitCollection[LevelTrait.self] == 10)
  }

  @Test func `sheets lie above the base level`() {
    let presented = UIViewController()
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    #expect(presented.traitCollection.userInterfaceLevel == .elevated)
    #expect(presenter.traitCollection.userInterfaceLevel == .base)
    presented.dismiss(animated: false)
    Headless.runUntilIdle()
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    presenter.present(full, animated: false)
    Headless.runUntilIdle()
    #expect(full.traitCollection.userInterfaceLevel == .base)
  }

  @available(*, deprecated)
  @Test func `the override collection of a presentation controller lies below its overrides`() {
    let presented = UIViewController()
    let controller = presented.presentationController
    controller?.overrideTraitCollection = UITraitCollection {
      $0.horizontalSizeClass = .regular
      $0.theme = .bold
    }
    controller?.traitOverrides.theme = .pastel
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    #expect(presented.traitCollection.horizontalSizeClass == .regular)
    #expect(presented.traitCollection.theme == .pastel)
  }

  @Test func `H6: viewIsAppearing finds current traits, viewWillAppear need not`() {
    window.traitOverrides.theme = .bold
    Headless.runUntilIdle()
    let presented = AppearingController()
    presenter.present(presented, animated: false)
    #expect(presented.log == ["will standard", "is bold bold"])
  }

  @Test func `nothing keeps a presented controller alive after its dismissal`() {
    weak var weakController: UIViewController?
    do {
      let presented = UIViewController()
      weakController = presented
      presented.traitOverrides.theme = .bold
      presented.registerForTraitChanges([ThemeTrait.self]) { (_: UIViewController, _) in }
      presenter.present(presented, animated: false)
      Headless.runUntilIdle()
      presented.dismiss(animated: false)
      Headless.runUntilIdle()
    }
    #expect(weakController == nil)
  }
}

private final class CustomSource: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class AppearingController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    log.append("will \(traitCollection.theme)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    log.append("is \(traitCollection.theme) \(view.traitCollection.theme)")
  }
}
