import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit

@MainActor @Suite struct ControllerHierarchyTests {
  @Test func `a root view inherits from its controller`() {
    let controller = TellingController()
    let view = TellingView()
    controller.view = view
    controller.environment(\.number, 1)
    #expect(view.number == 1)
    #expect(view.updates == [1])
    controller.view = nil
    #expect(view.number == 0)
  }

  @Test func `a value on a plain view between two controllers reaches the inner one`() {
    let (outer, inner) = (UIViewController(), TellingController())
    let between = UIView()
    outer.view.addSubview(between)
    between.addSubview(inner.view)
    between.environment(\.number, 3)
    #expect(inner.number == 3)
    #expect(inner.updates == [3])
  }

  @Test
  func `a controller that is told has its view loaded first, and the views in it are told once`() {
    final class LoadingController: UIViewController, UIEnvironmentUpdating {
      let inside = TellingView()
      var log: [String] = []
      override func viewDidLoad() {
        log.append("load")
        view.addSubview(inside)
      }
      func updateEnvironment() { log.append("told \(inside.updates)") }
    }
    let controller = LoadingController()
    controller.environment(\.number, 4)
    #expect(controller.log == ["load", "told []"])
    #expect(controller.inside.updates == [4])
  }

  @Test func `a controller that does not want to be told is not loaded`() {
    let controller = UIViewController()
    controller.environment(\.number, 4)
    #expect(controller.environmentValue(\.number) == 4)
    #expect(!controller.isViewLoaded)
  }

  @Test func `a view that outlives its controller inherits from its superview`() {
    let root = UIView()
    root.environment(\.number, 5)
    let view = TellingView()
    do {
      let controller = UIViewController()
      controller.environment(\.number, 6)
      controller.view = view
      root.addSubview(view)
      #expect(view.number == 6)
    }
    #expect(view.number == 5)
  }
}
