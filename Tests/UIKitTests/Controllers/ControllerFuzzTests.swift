import Testing
import UIKit

/// Random use of windows, containers and presentations, after which everything has to fit together.
@MainActor @Suite(.headlessUIKit) struct ControllerFuzzTests {
  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func `whatever is done, callbacks alternate and what is shown is what should be`(seed: UInt64) {
    let world = World(seed: seed)
    for step in 0..<400 {
      world.act()
      guard step % 5 == 4 else { continue }
      Headless.runUntilIdle()
      world.check(seed: seed, step: step)
    }
  }
}

/// A window with a tab bar of two stacks, and what becomes of it.
@MainActor private final class World {
  let window = UIWindow()
  let tabs = UITabBarController()
  var random: SplitMix
  var all: [Watched] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    tabs.viewControllers = [
      UINavigationController(rootViewController: make()),
      UINavigationController(rootViewController: make()), make(),
    ]
    window.rootViewController = tabs
  }

  private func make() -> Watched {
    let controller = Watched()
    all.append(controller)
    return controller
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  private var stacks: [UINavigationController] {
    (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }

  private var topmost: UIViewController {
    var controller: UIViewController = tabs
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }

  func act() {
    let animated = pick([true, false])
    switch random.next() % 12 {
    case 0, 1: pick(stacks).pushViewController(make(), animated: animated)
    case 2: pick(stacks).popViewController(animated: animated)
    case 3: pick(stacks).popToRootViewController(animated: animated)
    case 4:
      let stack = pick(stacks)
      stack.setViewControllers(
        [make()] + stack.viewControllers.suffix(Int(random.next() % 2)), animated: animated)
    case 5: tabs.selectedIndex = Int(random.next() % 3)
    case 6, 7:
      let presented = make()
      presented.modalPresentationStyle = pick([.fullScreen, .automatic, .overFullScreen])
      if pick([true, false]) {
        topmost.present(presented, animated: animated)
      } else {
        let stack = UINavigationController(rootViewController: presented)
        stack.modalPresentationStyle = pick([.fullScreen, .pageSheet])
        topmost.present(stack, animated: animated)
      }
    case 8: topmost.dismiss(animated: animated)
    case 9: if pick([true, false, false]) { tabs.dismiss(animated: animated) }
    case 10: window.isHidden.toggle()
    default:
      if pick([true, false]) {
        Headless.clock.advance(by: 0.1)
      } else {
        window.rootViewController = window.rootViewController == nil ? tabs : nil
      }
    }
  }

  func check(seed: UInt64, step: Int) {
    let place = Comment("seed \(seed), step \(step)")
    for controller in all {
      #expect(controller.faults.isEmpty, place)
      let isSeen = controller.viewIfLoaded?.window === window && !window.isHidden
      #expect(controller.isOnScreen == isSeen, place)
      #expect(!controller.isMovingToParent && !controller.isMovingFromParent, place)
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed, place)
      if let parent = controller.parent { #expect(parent.children.contains(controller), place) }
    }
    for stack in stacks {
      #expect(stack.children == stack.viewControllers, place)
      let installed = stack.viewControllers.filter { $0.viewIfLoaded?.superview != nil }
      #expect(installed.isEmpty || installed == [stack.topViewController], place)
    }
    #expect(window.subviews.count <= chainLength + 1, place)
    // What nobody needs any more is not kept.
    all.removeAll { $0.parent == nil && $0.presentingViewController == nil && !$0.isOnScreen }
  }

  private var chainLength: Int {
    var length = 0
    var controller: UIViewController = tabs
    while let presented = controller.presentedViewController {
      controller = presented
      length += 1
    }
    return length
  }
}

/// A controller that notes callbacks which come out of turn.
private final class Watched: UIViewController {
  var faults: [String] = []
  var isOnScreen = false
  private var last = "viewDidDisappear"

  private func note(_ event: String, after allowed: String...) {
    if !allowed.contains(last) { faults.append("\(event) after \(last)") }
    last = event
  }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear", after: "viewDidDisappear", "viewWillDisappear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    note("viewIsAppearing", after: "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    note("viewDidAppear", after: "viewIsAppearing")
    isOnScreen = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear", after: "viewDidAppear", "viewWillAppear", "viewIsAppearing")
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("viewDidDisappear", after: "viewWillDisappear")
    isOnScreen = false
  }
}
