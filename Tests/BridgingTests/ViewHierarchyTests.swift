import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit

@MainActor @Suite struct ViewHierarchyTests {
  @Test func `a view inherits from its superview, at once and without a window`() {
    let (root, view) = (UIView(), TellingView())
    root.environment(\.number, 1)
    #expect(view.number == 0)
    root.addSubview(view)
    #expect(view.number == 1)
    #expect(view.updates == [1])
    view.removeFromSuperview()
    #expect(view.number == 0)
    #expect(view.updates == [1, 0])
  }

  @Test func `a move between superviews tells once, and not at all for an equal value`() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    first.environment(\.number, 1)
    second.environment(\.number, 2)
    third.environment(\.number, 2)
    let view = TellingView()
    first.addSubview(view)
    second.addSubview(view)
    third.addSubview(view)
    #expect(view.updates == [1, 2])
  }

  @Test func `views are told in the order of their hierarchy, after it was rearranged too`() {
    final class NamedView: UIView, UIEnvironmentUpdating {
      var log: (String) -> Void = { _ in }
      var name = ""
      func updateEnvironment() { log(name) }
    }
    var log = ""
    func make(_ name: String) -> NamedView {
      let view = NamedView()
      view.name = name
      view.log = { log += $0 }
      return view
    }
    let (root, a, b, c) = (make("r"), make("a"), make("b"), make("c"))
    root.addSubview(b)
    root.insertSubview(a, at: 0)
    b.addSubview(c)
    root.environment(\.number, 1)
    root.bringSubviewToFront(a)
    root.environment(\.number, 2)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    root.environment(\.number, 3)
    #expect(log == "rabcrbcarabc")
  }

  @Test(.headlessUIKit)
  func `windows inherit from their scene and the scene from the application`() {
    let window = UIWindow()
    let view = TellingView()
    window.addSubview(view)
    UIApplication.shared.environment(\.number, 1)
    window.windowScene?.environment(\.number, 2)
    #expect(view.number == 2)
    window.windowScene = nil
    #expect(view.number == 1)
    #expect(view.updates == [1, 2, 1])
  }

  @Test func `a view that outlives its superview inherits from nobody`() {
    let view = TellingView()
    do {
      let root = UIView()
      root.environment(\.number, 1)
      root.addSubview(view)
    }
    #expect(view.number == 0)
  }
}
