import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct BarTests {
  /// The texts and names of what is in the view, from back to front.
  private func names(in view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.map { $0.accessibilityLabel ?? "?" }
  }

  private func shown(_ controllers: UIViewController...) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    let window = showInWindow(navigation)
    Headless.runUntilIdle()
    return (navigation, window)
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `the bar shows the top's title, and the way back to the one below`() {
    let (navigation, window) = shown(titled("First"))
    #expect(names(in: navigation.navigationBar) == ["First"])
    navigation.pushViewController(titled("Second"), animated: false)
    Headless.runUntilIdle()
    #expect(names(in: navigation.navigationBar) == ["First", "Second"])
    #expect(navigation.navigationBar.topItem?.title == "Second")
    #expect(navigation.navigationBar.backItem?.title == "First")
    #expect(!window.isHidden)
  }

  @Test func `the title follows the controller's`() {
    let controller = titled("Before")
    let (navigation, window) = shown(controller)
    controller.title = "After"
    Headless.runUntilIdle()
    #expect(names(in: navigation.navigationBar) == ["After"])
    controller.navigationItem.title = "Own"
    Headless.runUntilIdle()
    #expect(names(in: navigation.navigationBar) == ["Own"])
    #expect(!window.isHidden)
  }

  @Test func `tapping the back button pops`() throws {
    let (navigation, window) = shown(titled("First"), titled("Second"))
    try tapControl(at: CGPoint(x: 20, y: 22), in: window)
    #expect(navigation.viewControllers.count == 1)
    Headless.runUntilIdle()
    #expect(names(in: navigation.navigationBar) == ["First"])
  }

  @Test func `the way back can be renamed, hidden, replaced or taken over`() throws {
    let (below, top) = (titled("First"), titled("Second"))
    let (navigation, window) = shown(below, top)
    let bar = navigation.navigationBar
    below.navigationItem.backButtonTitle = "Up"
    Headless.runUntilIdle()
    #expect(names(in: bar) == ["Up", "Second"])
    below.navigationItem.backButtonDisplayMode = .generic
    Headless.runUntilIdle()
    #expect(names(in: bar) == ["Back", "Second"])
    top.navigationItem.hidesBackButton = true
    Headless.runUntilIdle()
    #expect(names(in: bar) == ["Second"])
    top.navigationItem.hidesBackButton = false
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    Headless.runUntilIdle()
    #expect(names(in: bar) == ["Cancel", "Second"])
    top.navigationItem.leftItemsSupplementBackButton = true
    Headless.runUntilIdle()
    #expect(names(in: bar) == ["Back", "Cancel", "Second"])
    var taken = 0
    top.navigationItem.backAction = UIAction { _ in taken += 1 }
    Headless.runUntilIdle()
    try tapControl(at: CGPoint(x: 20, y: 22), in: window)
    #expect(taken == 1)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a navigation controller that is a bar delegate may refuse to go back`() throws {
    final class Strict: UINavigationController, UINavigationBarDelegate {
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool { false }
    }
    let navigation = Strict()
    navigation.viewControllers = [titled("First"), titled("Second")]
    let window = showInWindow(navigation)
    Headless.runUntilIdle()
    try tapControl(at: CGPoint(x: 20, y: 22), in: window)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `items on the right are laid out from the right, and perform their actions`() throws {
    @MainActor final class Target {
      var senders: [UIBarButtonItem] = []
      func save(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let target = Target()
    let controller = titled("Title")
    var performed = 0
    let save = UIBarButtonItem(
      barButtonSystemItem: .save, target: target, action: Selector(Target.save))
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in performed += 1 })
    controller.navigationItem.rightBarButtonItems = [save, add]
    let (navigation, window) = shown(controller)
    #expect(names(in: navigation.navigationBar) == ["Title", "Add", "Save"])
    try tapControl(at: CGPoint(x: 393 - 20, y: 22), in: window)
    #expect(target.senders == [save])
    let addX = navigation.navigationBar.subviews.first { $0.accessibilityLabel == "Add" }!.frame
      .midX
    try tapControl(at: CGPoint(x: addX, y: 22), in: window)
    #expect(performed == 1)
  }

  @Test func `an item without a target finds it in the responder chain`() throws {
    final class Root: UINavigationController {
      var edits = 0
      func edit() { edits += 1 }
    }
    let controller = titled("Title")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: Selector(Root.edit))
    let navigation = Root()
    navigation.viewControllers = [controller]
    let window = showInWindow(navigation)
    Headless.runUntilIdle()
    try tapControl(at: CGPoint(x: 393 - 20, y: 22), in: window)
    #expect(navigation.edits == 1)
  }

  @Test func `a disabled, hidden or renamed item shows so`() throws {
    let controller = titled("Title")
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    let (navigation, window) = shown(controller)
    item.isEnabled = false
    item.title = "Stay"
    Headless.runUntilIdle()
    let button = try #require(
      navigation.navigationBar.subviews.compactMap { $0 as? UIControl }.first)
    #expect(button.accessibilityLabel == "Stay")
    #expect(!button.isEnabled)
    item.isHidden = true
    Headless.runUntilIdle()
    #expect(names(in: navigation.navigationBar) == ["Title"])
    #expect(!window.isHidden)
  }

  @Test func `a custom view is shown as it is`() {
    let controller = titled("Title")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    controller.navigationItem.titleView = header
    let (navigation, window) = shown(controller)
    #expect(view.superview === navigation.navigationBar)
    #expect(view.frame.width == 60)
    #expect(header.superview === navigation.navigationBar)
    #expect(header.frame.midX == 196.5)
    #expect(!window.isHidden)
  }

  @Test func `the edit button turns editing on and off and says which`() throws {
    let controller = titled("Title")
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let (navigation, window) = shown(controller)
    #expect(names(in: navigation.navigationBar).last == "Edit")
    try tapControl(at: CGPoint(x: 393 - 20, y: 22), in: window)
    Headless.runUntilIdle()
    #expect(controller.isEditing)
    #expect(names(in: navigation.navigationBar).last == "Done")
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem.title == "Edit")
  }

  @Test func `the bar is part of what is not safe, and hides`() {
    let controller = titled("Title")
    let (navigation, window) = shown(controller)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    #expect(controller.view.safeAreaInsets.top == 44)
    #expect(controller.view.frame == window.bounds)
    navigation.isNavigationBarHidden = true
    Headless.runUntilIdle()
    #expect(controller.view.safeAreaInsets.top == 0)
    #expect(navigation.navigationBar.isHidden)
    controller.additionalSafeAreaInsets.left = 7
    #expect(controller.view.safeAreaInsets.left == 7)
  }

  @Test func `a controller hears when its safe area changes`() {
    final class Listener: UIViewController {
      var tops: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() { tops.append(view.safeAreaInsets.top) }
    }
    let controller = Listener()
    let (navigation, window) = shown(controller)
    navigation.isNavigationBarHidden = true
    Headless.runUntilIdle()
    #expect(controller.tops == [44, 0])
    #expect(!window.isHidden)
  }

  @Test func `a bar of its own pushes and pops items as its delegate allows`() {
    final class Judge: NSObject, UINavigationBarDelegate {
      var allows = true
      var events: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
        -> Bool
      { allows }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool
      { allows }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        events.append("pushed \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        events.append("popped \(item.title ?? "")")
      }
    }
    let bar = UINavigationBar()
    let judge = Judge()
    bar.delegate = judge
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    bar.popItem(animated: false)
    judge.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(judge.events == ["pushed A", "pushed B", "popped B"])
    #expect(bar.items?.map(\.title) == ["A"])
  }

  @Test func `bars and items keep no controller alive`() {
    weak var weakController: UIViewController?
    weak var weakItem: UIBarButtonItem?
    do {
      let controller = titled("Title")
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      let (navigation, window) = shown(titled("Root"), controller)
      weakController = controller
      weakItem = controller.editButtonItem
      navigation.popViewController(animated: false)
      Headless.runUntilIdle()
      #expect(!window.isHidden)
    }
    #expect(weakController == nil)
    #expect(weakItem == nil)
  }
}
