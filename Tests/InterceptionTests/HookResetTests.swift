import Testing
import UIEnvironmentHooks
import UIEnvironmentInterception
import UIKit

/// A class that is none of UIKit's. It is open, so that no optimiser takes calls past a hook.
open class Model {
  @inline(never) public init() {}
  open var value = 0 { didSet { changes += 1 } }
  public private(set) var changes = 0
}

@inline(never) private func change(_ model: Model) { model.value += 1 }

@MainActor @Suite(.headlessUIKit) struct HookResetTests {
  class Label: UILabel {}

  @Test(arguments: [HookBackend.direct, .libffi])
  func `a reset cancels what was hooked on classes of UIKit and those that inherit from them`(
    backend: HookBackend
  ) throws {
    var heard = 0
    let ofUIKit = try hookAfter(targetClass: UIView.self, setting: \.isHidden, backend: backend) {
      heard += 1
    }
    let inheriting = try hookAfter(targetClass: Label.self, setting: \.text, backend: backend) {
      heard += 1
    }
    Headless.reset()
    let label = Label()
    label.isHidden = true
    label.text = "a"
    #expect(heard == 0)
    #expect(!ofUIKit.isActive && !inheriting.isActive)
  }

  @Test func `a reset cancels announced hooks too`() throws {
    let token = try hookAfter(targetClass: UIView.self, setting: \.isHidden, backend: .explicit) {}
    Headless.reset()
    #expect(!token.isActive)
  }

  @Test func `a reset leaves hooks on objects and on other classes alone`() throws {
    let view = UIView()
    var heard: [String] = []
    let onObject = try hookAfter(object: view, setting: \.isHidden) { heard.append("object") }
    let onModel = try hookAfter(targetClass: Model.self, setting: \.value) {
      heard.append("model")
    }
    Headless.reset()
    view.isHidden = true
    change(Model())
    #expect(heard == ["object", "model"])
    onObject.cancelHook()
    onModel.cancelHook()
  }

  @Test func `what a cancelled hook has captured is released by the reset`() throws {
    weak var captured: Model?
    do {
      let model = Model()
      captured = model
      _ = try hookAfter(targetClass: UIView.self, setting: \.isHidden) { model.value += 1 }
    }
    #expect(captured != nil)
    Headless.reset()
    #expect(captured == nil)
  }

  @Test func `style setters are intercepted again at the first use after a reset`() {
    Headless.reset()
    let window = UIWindow()
    _ = window.environmentValue(\.userInterfaceStyle)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.environmentValue(\.userInterfaceStyle) == .dark)
  }
}
