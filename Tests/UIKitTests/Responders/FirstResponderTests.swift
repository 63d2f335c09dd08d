import Testing
import UIKit

@MainActor private class Field: UIView {
  var accepts = true
  var letsGo = true
  var resigned = 0
  override var canBecomeFirstResponder: Bool { accepts }
  override var canResignFirstResponder: Bool { letsGo }
  override func resignFirstResponder() -> Bool {
    resigned += 1
    return super.resignFirstResponder()
  }
}

@MainActor @Suite(.headlessUIKit) struct FirstResponderTests {
  let window = UIWindow()
  private let first = Field()
  private let second = Field()

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func `a plain view cannot become first responder`() {
    let view = UIView()
    window.addSubview(view)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test func `becoming first responder makes the other resign`() {
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(first.resigned == 1)
    #expect(second.becomeFirstResponder())
    #expect(second.resigned == 0)
  }

  @Test func `one that does not let go stays first responder`() {
    first.becomeFirstResponder()
    first.letsGo = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test func `outside a window nobody becomes first responder`() {
    let field = Field()
    #expect(!field.becomeFirstResponder())
    #expect(field.resignFirstResponder())
  }

  @Test func `each window has its own`() {
    let other = UIWindow()
    let field = Field()
    other.addSubview(field)
    #expect(first.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(first.isFirstResponder && field.isFirstResponder)
  }

  @Test func `a view that leaves its window resigns`() {
    let container = UIView()
    window.addSubview(container)
    container.addSubview(first)
    first.becomeFirstResponder()
    container.removeFromSuperview()
    #expect(first.resigned == 1)
    window.addSubview(container)
    #expect(!first.isFirstResponder)
  }

  @Test func `one that does not let go loses its place on leaving all the same`() {
    first.becomeFirstResponder()
    first.letsGo = false
    first.removeFromSuperview()
    window.addSubview(first)
    #expect(!first.isFirstResponder)
    #expect(second.becomeFirstResponder())
  }

  @Test func `moving inside the window keeps it`() {
    let container = UIView()
    window.addSubview(container)
    first.becomeFirstResponder()
    container.addSubview(first)
    #expect(first.isFirstResponder)
    #expect(first.resigned == 0)
  }

  @Test func `ending editing finds the first responder below`() {
    first.becomeFirstResponder()
    #expect(!second.endEditing(false))
    #expect(window.endEditing(false))
    #expect(!first.isFirstResponder)
    #expect(!window.endEditing(true))
    first.becomeFirstResponder()
    first.letsGo = false
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!first.isFirstResponder)
  }

  @Test func `a controller can be first responder`() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
    window.rootViewController = nil
    #expect(!controller.isFirstResponder)
  }

  @Test func `being first responder keeps nothing alive`() {
    weak var weakField: Field?
    do {
      let field = Field()
      window.addSubview(field)
      field.becomeFirstResponder()
      weakField = field
      field.removeFromSuperview()
    }
    #expect(weakField == nil)
  }
}
