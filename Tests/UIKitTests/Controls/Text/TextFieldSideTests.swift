import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Views beside the text, the size, and what a delegate hears of the selection.
@MainActor @Suite(.headlessUIKit) struct TextFieldSideTests {
  private final class SelectionNoting: NSObject, UITextFieldDelegate {
    private(set) var selections: [NSRange] = []

    func textFieldDidChangeSelection(_ textField: UITextField) {
      selections.append(textField.selectionByUser)
    }
  }

  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let window = UIWindow()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(field)
  }

  @Test func `a view beside the text shows when its mode says so`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightView = view
    for (mode, whenIdle, whenEditing) in [
      (UITextField.ViewMode.never, false, false), (.always, true, true),
      (.whileEditing, false, true), (.unlessEditing, true, false),
    ] {
      field.rightViewMode = mode
      field.layoutIfNeeded()
      #expect(view.isHidden == !whenIdle)
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      #expect(view.isHidden == !whenEditing)
      field.resignFirstResponder()
      field.layoutIfNeeded()
      #expect(view.isHidden == !whenIdle)
    }
  }

  @Test func `another view takes the place of the former one, which may have gone elsewhere`() {
    let (first, second, elsewhere) = (UIView(), UIView(), UIView())
    field.leftView = first
    field.leftView = second
    #expect(first.superview == nil)
    #expect(second.superview === field)
    elsewhere.addSubview(second)
    field.leftView = nil
    #expect(second.superview === elsewhere)
  }

  @Test func `constraints learn of a longer placeholder`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 100))
    container.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      field.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    field.placeholder = "Name"
    container.layoutIfNeeded()
    let before = field.frame.width
    field.placeholder = "The whole name, as it stands in the passport"
    container.layoutIfNeeded()
    #expect(field.frame.width > before)
  }

  @Test func `the delegate hears of the selection with each character, and when it is cleared`() {
    let delegate = SelectionNoting()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.insertText("ab")
    field.clearByUser()
    #expect(delegate.selections.suffix(2) == [NSRange(location: 2, length: 0), NSRange()])
  }
}
