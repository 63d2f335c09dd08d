import Foundation
import Ruka
import Testing
import UIKit

/// Notes what it is asked for and what it hears of, in order.
private final class Editor: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var refusesEditing = false
  var refused: Set<String> = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("begin?")
    return !refusesEditing
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) in \"\(textField.text ?? "")\" to \"\(string)\"?")
    return !refused.contains(string)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log.append("clear?")
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return?")
    return true
  }
}

@MainActor @Suite(.headlessUIKit) struct TypingTests {
  private let screen = Screen()
  private let editor = Editor()
  private let app: App

  init() {
    app = App(controller: screen, failureBehavior: .raiseException)
    screen.field.delegate = editor
    screen.field.addAction(
      UIAction { [editor] in
        editor.log.append("changed \"\(($0.sender as? UITextField)?.text ?? "")\"")
      }, for: .editingChanged)
  }

  @Test func `each character is asked for in the old text, then set, sent and posted`() {
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: screen.field, queue: nil
    ) { [editor] _ in
      MainActor.assumeIsolated { editor.log.append("posted") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.field.type(text: "ab")
    #expect(
      editor.log == [
        "begin?", "began", "0+0 in \"\" to \"a\"?", "changed \"a\"", "posted",
        "1+0 in \"a\" to \"b\"?", "changed \"ab\"", "posted",
      ])
  }

  @Test func `a character that is refused changes nothing and tells nobody`() {
    editor.refused = ["x"]
    screen.field.type(text: "axb")
    #expect(screen.field.text == "ab")
    #expect(editor.log.filter { $0.hasPrefix("changed") } == ["changed \"a\"", "changed \"ab\""])
  }

  @Test func `a range counts the units of the old text, whatever the character`() {
    screen.field.type(text: "👍🏽é")
    #expect(editor.log.contains("0+0 in \"\" to \"👍🏽\"?"))
    #expect(editor.log.contains("4+0 in \"👍🏽\" to \"é\"?"))
  }

  @Test func `a field that may not be edited stays as it is`() {
    editor.refusesEditing = true
    screen.field.type(text: "a")
    screen.field.replace(text: "b")
    screen.field.clear()
    #expect(screen.field.text == "")
    #expect(editor.log == ["begin?", "begin?", "begin?"])
  }

  @Test func `replacing asks for the whole old text once, then types on`() {
    screen.field.text = "old"
    screen.field.replace(text: "ab")
    #expect(screen.field.text == "ab")
    #expect(editor.log.contains("0+3 in \"old\" to \"a\"?"))
    #expect(editor.log.contains("1+0 in \"a\" to \"b\"?"))
    screen.field.replace(text: "")
    #expect(screen.field.text == "")
  }

  @Test func `clearing and returning ask first`() {
    screen.field.text = "old"
    screen.field.clear()
    screen.field.return()
    #expect(screen.field.text == "")
    #expect(editor.log.contains("clear?"))
    #expect(editor.log.last == "return?")
  }
}
