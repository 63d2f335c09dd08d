import TestSupport
import UIKitTestSupport
import Foundation
import Testing
import UIKit

/// Notes what it is asked and told; refuses what it is told to refuse.
@MainActor private final class FieldDelegate: NSObject, UITextFieldDelegate {
  let log: EventLog
  var refuses: Set<String> = []
  var whenAsked: ((UITextField) -> Void)?

  init(_ log: EventLog) { self.log = log }

  private func ask(_ question: String) -> Bool {
    log.note(question + "?")
    return !refuses.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.note("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end") }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    log.note("ended \(reason)")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.note("\(textField.text ?? "") \(range.location)+\(range.length) -> \(string)?")
    whenAsked?(textField)
    return !refuses.contains(string)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
}

@MainActor @Suite(.headlessUIKit) struct TextFieldTests {
  let log = EventLog()
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let delegate: FieldDelegate
  let window = UIWindow()

  init() {
    delegate = FieldDelegate(log)
    window.addSubview(field)
    window.isHidden = false
  }

  private func observe() {
    field.delegate = delegate
    field.record(.editingDidBegin, as: "editingDidBegin", in: log)
    field.record(.editingChanged, as: "editingChanged", in: log)
    field.record(.editingDidEnd, as: "editingDidEnd", in: log)
  }

  @Test func `text is empty at first and after nil was set`() {
    #expect(field.text == "")
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
    #expect(!field.hasText)
  }

  @Test func `editing begins and ends with questions and tellings in order`() {
    observe()
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing && field.isFirstResponder)
    #expect(log.take() == ["begin?", "began", "editingDidBegin"])
    #expect(field.becomeFirstResponder())
    #expect(log.take() == [])
    #expect(field.resignFirstResponder())
    #expect(log.take() == ["end?", "ended committed", "editingDidEnd"])
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func `a delegate may refuse to begin and to end`() {
    observe()
    delegate.refuses = ["begin"]
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
    delegate.refuses = ["end"]
    #expect(field.becomeFirstResponder())
    _ = log.take()
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    #expect(log.take() == ["end?"])
    #expect(field.endEditing(true))
    #expect(!field.isEditing)
    #expect(log.take() == ["end?", "ended committed", "editingDidEnd"])
  }

  @Test func `editing passes from one field to the next`() {
    observe()
    let next = UITextField()
    window.addSubview(next)
    next.record(.editingDidBegin, as: "next begins", in: log)
    field.becomeFirstResponder()
    _ = log.take()
    next.becomeFirstResponder()
    #expect(log.take() == ["end?", "ended committed", "editingDidEnd", "next begins"])
    #expect(next.isEditing && !field.isEditing)
  }

  @Test func `typing asks with the range in the old text, then changes, then tells`() {
    observe()
    field.text = "ac"
    field.selectionByUser = NSRange(location: 1, length: 0)
    field.insertText("b")
    #expect(log.take() == ["ac 1+0 -> b?", "editingChanged"])
    #expect(field.text == "abc")
    field.insertText("x")
    #expect(field.text == "abxc")
  }

  @Test func `refused typing changes and tells nothing`() {
    observe()
    delegate.refuses = ["b"]
    field.insertText("a")
    field.insertText("b")
    #expect(log.take() == [" 0+0 -> a?", "editingChanged", "a 1+0 -> b?"])
    #expect(field.text == "a")
  }

  @Test func `a selection is replaced by what is typed`() {
    observe()
    field.text = "hello"
    field.selectionByUser = NSRange(location: 1, length: 3)
    field.insertText("ipp")
    #expect(field.text == "hippo")
    #expect(log.take() == ["hello 1+3 -> ipp?", "editingChanged"])
  }

  @Test func `delete takes whole characters, and nothing at the start`() {
    observe()
    field.text = "a👨‍👩‍👧"
    field.deleteBackward()
    #expect(field.text == "a")
    #expect(log.take() == ["a👨‍👩‍👧 1+8 -> ?", "editingChanged"])
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "")
    #expect(log.take() == ["a 0+1 -> ?", "editingChanged"])
  }

  @Test func `a delegate that sets the text itself and refuses is obeyed`() {
    observe()
    delegate.whenAsked = { $0.text = "formatted" }
    delegate.refuses = ["x"]
    field.insertText("x")
    #expect(field.text == "formatted")
    #expect(log.take() == [" 0+0 -> x?"])
  }

  @Test func `a delegate that shortens the text while it is asked loses nothing`() {
    observe()
    field.text = "long"
    delegate.whenAsked = { $0.text = "" }
    field.insertText("x")
    #expect(field.text == "")
  }

  @Test func `text set by the program asks and tells nobody`() {
    observe()
    field.text = "set"
    #expect(log.take() == [])
  }

  @Test func `a change by the user is posted after it was sent`() {
    observe()
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log.note("posted") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.insertText("a")
    #expect(log.take() == [" 0+0 -> a?", "editingChanged", "posted"])
  }

  @Test func `clearing asks, and tells of the change`() {
    observe()
    field.text = "text"
    delegate.refuses = ["clear"]
    field.clearByUser()
    #expect(field.text == "text")
    delegate.refuses = []
    field.clearByUser()
    #expect(field.text == "")
    #expect(log.take() == ["clear?", "clear?", "editingChanged"])
  }

  @Test func `return asks, and ends editing where somebody handles the exit`() {
    observe()
    field.becomeFirstResponder()
    _ = log.take()
    field.insertText("\n")
    #expect(log.take() == ["return?"])
    #expect(field.isEditing)
    field.record(.editingDidEndOnExit, as: "exit", in: log)
    field.insertText("\n")
    #expect(log.take() == ["return?", "exit", "end?", "ended committed", "editingDidEnd"])
    delegate.refuses = ["return"]
    field.becomeFirstResponder()
    _ = log.take()
    field.insertText("\n")
    #expect(log.take() == ["return?"])
  }

  @Test func `fields clear on beginning and on insertion if told to`() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.text = "old"
    field.clearsOnInsertion = true
    field.insertText("new")
    field.insertText("!")
    #expect(field.text == "new!")
  }

  @Test func `a secret is read aloud as bullets`() {
    field.placeholder = "Password"
    #expect(field.accessibilityLabel == "Password")
    #expect(field.accessibilityValue == nil)
    field.text = "abc"
    #expect(field.accessibilityValue == "abc")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    #expect(field.text == "abc")
  }

  @Test func `a tap begins editing, unless the field is disabled`() {
    let finger = TouchDriver(showing: field)
    field.isEnabled = false
    finger.tap(20, 20)
    #expect(!field.isEditing)
    field.isEnabled = true
    finger.tap(20, 20)
    #expect(field.isEditing)
  }

  @Test func `leaving the window ends editing`() {
    observe()
    field.becomeFirstResponder()
    delegate.refuses = ["end"]
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(log.take().last == "editingDidEnd")
  }

  @Test func `a field keeps neither its delegate alive nor itself`() {
    weak var weakField: UITextField?
    weak var weakDelegate: FieldDelegate?
    do {
      let field = UITextField()
      let delegate = FieldDelegate(log)
      field.delegate = delegate
      window.addSubview(field)
      field.becomeFirstResponder()
      field.insertText("x")
      (weakField, weakDelegate) = (field, delegate)
      field.removeFromSuperview()
    }
    #expect(weakField == nil)
    #expect(weakDelegate == nil)
  }

  @Test func `side views shrink the text and come and go with editing`() {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = icon
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(icon.isHidden)
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(!icon.isHidden)
    #expect(icon.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 20)
  }
}
