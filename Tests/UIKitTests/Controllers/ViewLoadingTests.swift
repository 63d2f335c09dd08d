import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ViewLoadingTests {
  @Test func `reading the view loads it once`() {
    let log = EventLog()
    let controller = RecordedController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    #expect(log.take() == ["A viewDidLoad"])
  }

  @Test func `nobody but the reader of a view loads it`() {
    let log = EventLog()
    let controller = RecordedController("A", log)
    let window = UIWindow()
    window.rootViewController = controller
    let tabs = UITabBarController()
    tabs.viewControllers = [RecordedController("B", log), RecordedController("C", log)]
    let stack = UINavigationController(rootViewController: RecordedController("D", log))
    stack.pushViewController(RecordedController("E", log), animated: true)
    Headless.runUntilIdle()
    #expect(!controller.isViewLoaded)
    #expect(!log.take().contains { $0.hasSuffix("viewDidLoad") })
  }

  @Test func `loadView may set any view`() {
    final class Custom: UIViewController {
      override func loadView() { view = UILabelLike() }
    }
    final class UILabelLike: UIView {}
    let controller = Custom()
    #expect(controller.view is UILabelLike)
    #expect(controller.view.next === controller)
  }

  @Test func `a loadView that sets nothing is reported and gets a plain view`() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    let controller = Forgetful()
    let reported = reports { _ = controller.view }
    #expect(reported == [.controllers(.viewNotLoaded(controller: "Forgetful"))])
    #expect(controller.isViewLoaded)
  }

  @Test func `reading the view in loadView is reported and gives a plain view`() {
    final class Impatient: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    let controller = Impatient()
    let reported = reports { controller.loadViewIfNeeded() }
    #expect(reported == [.controllers(.viewReadWhileLoading(controller: "Impatient"))])
    #expect(controller.view.tag == 7)
  }

  @Test func `two controllers cannot share a view`() {
    let first = UIViewController()
    let second = UIViewController()
    let reported = reports { second.view = first.view }
    #expect(
      reported == [
        .controllers(
          .viewHasAnotherController(controller: "UIViewController", owner: "UIViewController"))
      ])
    #expect(!second.isViewLoaded)
    #expect(first.view.next === first)
  }

  @Test func `a view that its controller gave up belongs to nobody`() {
    let controller = UIViewController()
    let view: UIView = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(view.next == nil)
  }

  @Test func `a controller keeps its view alive but not the other way round`() {
    weak var weakController: UIViewController?
    weak var weakView: UIView?
    do {
      let controller = UIViewController()
      weakController = controller
      weakView = controller.view
      #expect(weakView != nil)
    }
    #expect(weakController == nil)
    #expect(weakView == nil)
  }
}
