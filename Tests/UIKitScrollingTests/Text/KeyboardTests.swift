import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct KeyboardTests {
  @MainActor final class Posted {
    var names: [String] = []
    var last: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [NSNotification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let info = note.userInfo ?? [:]
          nonisolated(unsafe) let unsafeInfo = info
          MainActor.assumeIsolated { [weak self] in
            self?.names.append(
              name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                .replacingOccurrences(of: "Notification", with: ""))
            if !unsafeInfo.isEmpty { self?.last = unsafeInfo }
          }
        }
      }
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }

    func take() -> [String] {
      defer { names = [] }
      return names
    }

    func frame(_ key: String) -> CGRect? { (last[key] as? NSValue)?.cgRectValue }
  }

  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  let text = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 100))
  let window: UIWindow
  let posted = Posted()

  init() {
    Headless.changeMainScreen(size: CGSize(width: 300, height: 600))
    let root = UIViewController()
    window = showInWindow(root)
    root.view.addSubview(field)
    root.view.addSubview(text)
  }

  @Test func `the keyboard comes with an input and goes with it`() {
    defer { posted.stop() }
    field.becomeFirstResponder()
    #expect(posted.take() == ["UITextFieldTextDidBeginEditing", "WillChangeFrame", "WillShow"])
    #expect(
      posted.frame(UIResponder.keyboardFrameBeginUserInfoKey)
        == CGRect(x: 0, y: 600, width: 300, height: 336))
    #expect(
      posted.frame(UIResponder.keyboardFrameEndUserInfoKey)
        == CGRect(x: 0, y: 264, width: 300, height: 336))
    #expect(posted.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(posted.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(posted.last[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect(Headless.keyboardFrame?.minY == 264)
    Headless.runUntilIdle()
    #expect(posted.take() == ["DidChangeFrame", "DidShow"])
    field.resignFirstResponder()
    #expect(posted.take() == ["WillChangeFrame", "WillHide"])
    #expect(posted.frame(UIResponder.keyboardFrameEndUserInfoKey)?.minY == 600)
    #expect(Headless.keyboardFrame == nil)
    Headless.runUntilIdle()
    #expect(posted.take() == ["DidChangeFrame", "DidHide"])
  }

  @Test func `between two inputs it stays`() {
    defer { posted.stop() }
    field.becomeFirstResponder()
    Headless.runUntilIdle()
    _ = posted.take()
    text.becomeFirstResponder()
    #expect(posted.take() == ["UITextViewTextDidBeginEditing"])
    Headless.runUntilIdle()
    #expect(posted.take() == [])
    #expect(Headless.keyboardFrame != nil)
  }

  @Test func `what an input shows above or in place of the keys changes its height`() {
    defer { posted.stop() }
    text.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    text.becomeFirstResponder()
    #expect(Headless.keyboardFrame?.height == 380)
    #expect(posted.take().suffix(1) == ["UITextViewTextDidBeginEditing"])
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    field.becomeFirstResponder()
    #expect(Headless.keyboardFrame == CGRect(x: 0, y: 500, width: 300, height: 100))
    #expect(posted.take().suffix(2) == ["WillChangeFrame", "WillShow"])
  }

  @Test func `its height is a setting, and none means that there is no keyboard`() {
    defer { posted.stop() }
    Headless.keyboardHeight = 200
    field.becomeFirstResponder()
    #expect(Headless.keyboardFrame?.height == 200)
    Headless.keyboardHeight = 0
    #expect(Headless.keyboardFrame == nil)
    let reports = reports { Headless.keyboardHeight = -1 }
    #expect(reports.count == 1)
    field.resignFirstResponder()
    Headless.runUntilIdle()
    _ = posted.take()
    field.becomeFirstResponder()
    #expect(posted.take() == ["UITextFieldTextDidBeginEditing"])
    Headless.reset()
    #expect(Headless.keyboardHeight == 336)
  }

  @Test func `with animations off it is there at once`() {
    defer { posted.stop() }
    UIView.setAnimationsEnabled(false)
    field.becomeFirstResponder()
    #expect(posted.take().suffix(2) == ["DidChangeFrame", "DidShow"])
  }

  @Test func `an input that leaves its window takes the keyboard along`() {
    defer { posted.stop() }
    field.becomeFirstResponder()
    _ = posted.take()
    field.removeFromSuperview()
    #expect(posted.take() == ["WillChangeFrame", "WillHide"])
    Headless.runUntilIdle()
    #expect(posted.take() == ["DidChangeFrame", "DidHide"])
  }

  @Test func `a drag dismisses the keyboard as the scroll view says`() {
    defer { posted.stop() }
    let scroller = scroller()
    scroller.frame = window.bounds
    scroller.contentSize.height = 2000
    window.rootViewController?.view.insertSubview(scroller, at: 0)
    let finger = TouchDriver(in: window)
    func drags(from start: CGFloat, to end: CGFloat) -> Bool {
      field.becomeFirstResponder()
      finger.down(200, start)
      finger.move(200, end)
      finger.up(200, end)
      Headless.runUntilIdle()
      return field.isFirstResponder
    }
    #expect(drags(from: 240, to: 200))
    scroller.keyboardDismissMode = .onDrag
    #expect(!drags(from: 240, to: 200))
    scroller.keyboardDismissMode = .interactive
    #expect(drags(from: 240, to: 200))
    #expect(!drags(from: 240, to: 300))
  }
}
