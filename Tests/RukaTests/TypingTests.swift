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

  @Test func `who refuses to be cleared or left keeps text and editing`() {
    final class Keeping: NSObject, UITextFieldDelegate {
      func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let keeping = Keeping()
    screen.field.text = "old"
    screen.field.delegate = keeping
    var returns = 0
    screen.field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
    screen.field.clear()
    screen.field.return()
    #expect(screen.field.text == "old" && screen.field.isEditing && returns == 0)
    screen.field.delegate = nil
    screen.field.clear()
    screen.field.return()
    #expect(screen.field.text == "" && !screen.field.isEditing && returns == 1)
  }

  @Test func `clearing sends and posts the change once, and nothing where there is none`() {
    screen.field.text = "old"
    screen.field.clear()
    screen.field.clear()
    #expect(editor.log == ["begin?", "began", "clear?", "changed \"\"", "clear?"])
  }

  @Test func `clearing and returning ask first`() {
    screen.field.text = "old"
    screen.field.clear()
    screen.field.return()
    #expect(screen.field.text == "")
    #expect(editor.log.contains("clear?"))
    #expect(editor.log.last == "return?")
  }

  @Test func `letters that grow together are asked for in the units of the old text`() {
    screen.field.text = "👩‍👧e"
    screen.field.type(text: "\u{301}x")
    #expect(editor.log.contains("6+0 in \"👩‍👧e\" to \"\u{301}\"?"))
    #expect(editor.log.contains("7+0 in \"👩‍👧e\u{301}\" to \"x\"?"))
    #expect(screen.field.text == "👩‍👧éx")
    screen.field.replace(text: "🇵🇱")
    #expect(editor.log.contains("0+8 in \"👩‍👧e\u{301}x\" to \"🇵🇱\"?"))
  }

  @Test func `typing goes on at the end, wherever the caret was and whatever was selected`() {
    screen.field.text = "old"
    editor.refused = ["x"]
    screen.field.replace(text: "x")
    #expect(screen.field.text == "old")
    screen.field.type(text: "!")
    screen.field.selectionByUser = NSRange(location: 0, length: 0)
    screen.field.type(text: "?")
    #expect(screen.field.text == "old!?")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a line break presses the return key, of whatever it is made`(lineBreak: String) {
    screen.field.type(text: "a" + lineBreak + "b")
    #expect(screen.field.text == "ab")
    #expect(editor.log.filter { $0 == "return?" }.count == 1)
    #expect(!editor.log.contains { $0.contains("\r") || $0.contains("\n") })
  }

  @Test func `typing nothing begins editing, and asks for nothing else`() {
    screen.field.type(text: "")
    #expect(screen.field.isEditing)
    #expect(editor.log == ["begin?", "began"])
  }

  @Test func `what is typed in secret is read as dots`() throws {
    screen.field.isSecureTextEntry = true
    screen.field.type(text: "pin")
    #expect(screen.field.text == "pin")
    #expect(throws: RukaError.self) { try app.textField("pin") }
    #expect(try app.textField("Name") === screen.field)
    #expect(app.tree.contains("textField \"•••\" at"))
    #expect(!app.tree.contains("pin"))
  }
}

/// Delegates and handlers that do more than answer.
@MainActor @Suite(.headlessUIKit) struct TypingElsewhereTests {
  private final class AtMost: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string).count <= 3
    }
  }

  private final class Shouting: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      textField.text = ((textField.text ?? "") as NSString)
        .replacingCharacters(in: range, with: string.uppercased() + "-")
      return false
    }
  }

  private let screen = Screen()
  private let other = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
  private let app: App

  init() {
    app = App(controller: screen, failureBehavior: .raiseException)
    other.placeholder = "Other"
    screen.view.addSubview(other)
  }

  private func onChange(_ handler: @escaping (UITextField) -> Void) {
    screen.field.addAction(
      UIAction { ($0.sender as? UITextField).map(handler) }, for: .editingChanged)
  }

  @Test func `a delegate that lets in only so much gets only so much`() {
    let delegate = AtMost()
    screen.field.delegate = delegate
    screen.field.type(text: "abcdef")
    #expect(screen.field.text == "abc")
    screen.field.replace(text: "wxyz")
    #expect(screen.field.text == "wxy")
  }

  @Test func `a delegate may set the text itself`() {
    let delegate = Shouting()
    screen.field.delegate = delegate
    screen.field.type(text: "abc")
    #expect(screen.field.text == "A-B-C-")
  }

  @Test func `where the editing goes to another field, so does the rest of the text`() {
    onChange { [other] field in
      if field.text?.count == 2 { _ = other.becomeFirstResponder() }
    }
    screen.field.type(text: "1234")
    #expect(screen.field.text == "12")
    #expect(other.text == "34")
    #expect(other.isEditing)
  }

  @Test func `where the editing ends, the rest cannot be typed, which fails the test`() {
    onChange { field in if field.text?.count == 2 { field.resignFirstResponder() } }
    let failures = keptFailures { screen.field.type(text: "1234") }
    #expect(
      failures.map(\.headline) == [
        "textField \"Name\" at 20,350 200×34: editing had ended when \"3\" was to be typed"
      ])
    #expect(screen.field.text == "12")
    screen.field.clear()
    screen.field.type(text: "12")
    #expect(screen.field.text == "12" && !screen.field.isEditing)
  }

  @Test func `a field that goes away while it is typed into fails the test`() {
    onChange { $0.removeFromSuperview() }
    #expect(keptFailures { screen.field.type(text: "abc") }.count == 1)
    #expect(screen.field.text == "a")
  }
}
