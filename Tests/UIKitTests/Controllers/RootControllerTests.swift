import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct RootControllerTests {
  let log = EventLog()

  @Test func `a root appears when its window is shown, in the documented order`() {
    let root = RecordedController("A", log)
    root.notesLayout = true
    let window = UIWindow()
    window.rootViewController = root
    #expect(log.take().isEmpty)
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewDidAppear",
      ])
  }

  @Test func `the view is added only after viewWillAppear and is there in viewIsAppearing`() {
    final class Observer: UIViewController {
      var windows: [String: UIWindow?] = [:]
      var size = CGSize.zero
      override func viewWillAppear(_ animated: Bool) { windows["will"] = view.window }
      override func viewIsAppearing(_ animated: Bool) {
        windows["is"] = view.window
        size = view.bounds.size
      }
    }
    let root = Observer()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = root
    window.isHidden = false
    #expect(root.windows["will"] == .some(nil))
    #expect(root.windows["is"] == .some(window))
    #expect(root.size == CGSize(width: 300, height: 500))
  }

  @Test func `a root's view lies in a wrapper, not in the window itself`() {
    let root = UIViewController()
    let window = showInWindow(root)
    #expect(root.view.superview !== window)
    #expect(root.view.superview?.superview === window)
    #expect(root.next === root.view.superview)
    #expect(root.view.superview?.next === window)
  }

  @Test func `hiding a window lets its controllers disappear, showing it again appear`() {
    let window = showInWindow(RecordedController("A", log))
    _ = log.take()
    window.isHidden = true
    #expect(log.take() == ["A viewWillDisappear", "A viewDidDisappear"])
    window.isHidden = false
    #expect(log.take() == ["A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
  }

  @Test func `exchanging the root exchanges the views with the callbacks of both`() {
    let first = RecordedController("A", log)
    let second = RecordedController("B", log)
    let window = showInWindow(first)
    _ = log.take()
    window.rootViewController = second
    #expect(
      log.take() == [
        "A viewWillDisappear", "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ])
    #expect(first.view.window == nil)
    #expect(second.view.window === window)
    #expect(window.subviews.count == 1)
  }

  @Test func `taking the root away lets it disappear`() {
    let root = RecordedController("A", log)
    let window = showInWindow(root)
    _ = log.take()
    window.rootViewController = nil
    #expect(log.take() == ["A viewWillDisappear", "A viewDidDisappear"])
    #expect(window.subviews.isEmpty)
    #expect(root.view.window == nil)
  }

  @Test func `a controller is the root of one window`() {
    let root = RecordedController("A", log)
    let first = showInWindow(root)
    let second = showInWindow(root)
    #expect(first.rootViewController == nil)
    #expect(first.subviews.isEmpty)
    #expect(root.view.window === second)
  }

  @Test func `a child or a presented controller cannot become a root`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let window = UIWindow()
    let reported = reports { window.rootViewController = child }
    #expect(reported == [.controllers(.cannotBecomeRoot(controller: "UIViewController"))])
    #expect(window.rootViewController == nil)
  }

  @Test func `a root chosen while the old one disappears stays`() {
    final class Replacer: UIViewController {
      var replacement: UIViewController?
      override func viewWillDisappear(_ animated: Bool) {
        guard let replacement else { return }
        self.replacement = nil
        view.window?.rootViewController = replacement
      }
    }
    let root = Replacer()
    let inner = UIViewController()
    root.replacement = inner
    let window = showInWindow(root)
    window.rootViewController = UIViewController()
    #expect(window.rootViewController === inner)
    #expect(window.subviews.count == 1)
    #expect(inner.view.window === window)
  }

  @Test func `a controller whose window went away appears again in the next`() {
    let root = RecordedController("A", log)
    do { _ = showInWindow(root) }
    _ = log.take()
    let next = showInWindow(root)
    #expect(log.take() == ["A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
    #expect(root.view.window === next)
  }

  @Test func `a dropped window takes its controllers along`() {
    weak var weakWindow: UIWindow?
    weak var weakRoot: UIViewController?
    do {
      let root = UINavigationController(rootViewController: UIViewController())
      let window = showInWindow(root)
      weakWindow = window
      weakRoot = root
    }
    #expect(weakWindow == nil)
    #expect(weakRoot == nil)
  }
}
