import Foundation
import Ruka
import Testing
import UIKit

/// Notes what it is asked for and what it hears of, in order.
private final class Writer: NSObject, UITextViewDelegate {
  var log: [String] = []
  var refusesEditing = false
  var refused: Set<String> = []

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.append("begin?")
    return !refusesEditing
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) in \"\(textView.text ?? "")\" to \"\(text)\"?")
    return !refused.contains(text)
  }

  func textViewDidChange(_ textView: UITextView) { log.append("\"\(textView.text ?? "")\"") }
}

@MainActor @Suite(.headlessUIKit) struct TextViewTypingTests {
  private let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
  private let writer = Writer()

  private func launch(text: String = "") -> App {
    let controller = UIViewController()
    controller.view.addSubview(notes)
    notes.text = text
    notes.delegate = writer
    notes.accessibilityIdentifier = "notes"
    return App(controller: controller)
  }

  @Test func `each character is asked for with the range in the old text, and then told of`() throws
  {
    let app = launch(text: "a")
    let field = try #require(app.find(Query(.textField, "notes")) as? UITextView)
    field.type(text: "b\n")
    #expect(notes.text == "ab\n")
    #expect(
      writer.log == [
        "begin?", "began", "1+0 in \"a\" to \"b\"?", "\"ab\"", "2+0 in \"ab\" to \"\n\"?",
        "\"ab\n\"",
      ])
  }

  @Test func `a refused character is left out, and nothing is told of it`() {
    let app = launch()
    writer.refused = ["b"]
    notes.type(text: "abc")
    #expect(notes.text == "ac")
    #expect(!writer.log.contains("\"b\""))
    withExtendedLifetime(app) {}
  }

  @Test func `typing goes on at the end, wherever the caret was`() {
    let app = launch(text: "one")
    notes.selectedRange = NSRange(location: 0, length: 2)
    notes.type(text: "!")
    #expect(notes.text == "one!")
    withExtendedLifetime(app) {}
  }

  @Test func `all the text can be deleted, or typed over`() {
    let app = launch(text: "one 👩‍👧 two")
    notes.replace(text: "x")
    #expect(notes.text == "x")
    notes.replace(text: "")
    #expect(notes.text == "")
    notes.type(text: "y")
    notes.clear()
    #expect(notes.text == "")
    withExtendedLifetime(app) {}
  }

  @Test func `who may not edit changes nothing`() {
    let app = launch(text: "one")
    writer.refusesEditing = true
    notes.type(text: "!")
    #expect(writer.log == ["begin?"])
    notes.isEditable = false
    notes.type(text: "!")
    notes.clear()
    #expect(notes.text == "one")
    withExtendedLifetime(app) {}
  }

  @Test func `a text view that a finger does not reach fails the test`() {
    let app = launch(text: "one")
    let cover = UIView(frame: notes.frame)
    notes.superview?.addSubview(cover)
    withKnownIssue {
      notes.type(text: "!")
    } matching: {
      "\($0)".contains("covered by UIView")
    }
    #expect(notes.text == "one")
    withExtendedLifetime(app) {}
  }
}
