import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct TextViewTests {
  final class Recorder: NSObject, UITextViewDelegate {
    let log: EventLog
    var mayBegin = true
    var mayEnd = true
    var mayChange: (NSRange, String) -> Bool = { _, _ in true }

    init(_ log: EventLog) { self.log = log }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.note("should begin")
      return mayBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.note("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.note("should end")
      return mayEnd
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.note("did end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.note("should change \(range.location)+\(range.length) to \(text) in \(textView.text!)")
      return mayChange(range, text)
    }
    func textViewDidChange(_ textView: UITextView) { log.note("did change \(textView.text!)") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      log.note("selected \(textView.selectedRange.location)+\(textView.selectedRange.length)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scrolled") }
  }

  let log: EventLog
  let recorder: Recorder
  let view: UITextView
  let finger: TouchDriver

  init() {
    log = EventLog()
    recorder = Recorder(log)
    view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.delegate = recorder
    finger = TouchDriver(showing: view)
    _ = log.take()
  }

  @Test func `a tap begins editing, and typing asks, changes and tells in order`() {
    finger.tap(50, 50)
    #expect(view.isFirstResponder)
    #expect(log.take() == ["should begin", "did begin"])
    view.insertText("ab")
    #expect(
      log.take() == ["should change 0+0 to ab in ", "selected 2+0", "did change ab"])
    view.insertText("\n")
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "a")
    #expect(log.take().count == 9)
    #expect(view.resignFirstResponder())
    #expect(log.take() == ["should end", "did end"])
  }

  @Test func `notifications are posted with the view`() {
    var names: [String] = []
    let tokens = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    view.becomeFirstResponder()
    view.insertText("x")
    view.resignFirstResponder()
    #expect(
      names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func `a delegate may refuse to begin, to change and to end`() {
    recorder.mayBegin = false
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    recorder.mayBegin = true
    view.becomeFirstResponder()
    recorder.mayChange = { _, text in text != "\n" }
    view.insertText("a")
    view.insertText("\n")
    #expect(view.text == "a")
    recorder.mayEnd = false
    #expect(!view.resignFirstResponder())
    #expect(view.isFirstResponder)
    _ = log.take()
    view.removeFromSuperview()
    #expect(log.take() == ["should end", "did end"])
  }

  @Test func `a text that is set while the delegate is asked stays whole`() {
    view.text = "hello"
    recorder.mayChange = { [view] _, _ in
      view.text = "a"
      return true
    }
    view.insertText("x")
    #expect(view.text == "a")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test func `text that the program sets asks and tells nobody`() {
    view.text = "hello"
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.text = nil
    #expect(view.text == "")
    #expect(!view.hasText)
    #expect(log.take() == [])
  }

  @Test func `what is not editable can be selected, and what is not selectable neither`() {
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    view.insertText("x")
    view.deleteBackward()
    #expect(view.text == "")
    #expect(log.take() == [])
    #expect(Headless.keyboardFrame == nil)
    view.resignFirstResponder()
    view.isEditable = true
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
    finger.tap(50, 50)
    #expect(!view.isFirstResponder)
  }

  @Test func `turned off while it is edited, editing ends`() {
    view.becomeFirstResponder()
    _ = log.take()
    view.isEditable = false
    #expect(log.take() == ["should end", "did end"])
  }

  @Test func `typing replaces the selection, which is kept within the text`() {
    view.text = "hello"
    view.selectedRange = NSRange(location: 1, length: 3)
    view.insertText("u")
    #expect(view.text == "huo")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.selectedRange = NSRange(location: 2, length: 99)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
    view.selectedRange = NSRange(location: 99, length: 1)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.clearsOnInsertion = true
    view.insertText("new")
    #expect(view.text == "new")
    #expect(!view.clearsOnInsertion)
  }

  @Test func `attributes are edited along with the text`() {
    let mark = NSAttributedString.Key("mark")
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(mark, value: 1, range: NSRange(location: 0, length: 1))
    view.attributedText = text
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("x")
    let edited = view.attributedText!
    #expect(edited.string == "axb")
    #expect(edited.attribute(mark, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(edited.attribute(mark, at: 2, effectiveRange: nil) == nil)
  }

  @Test func `the content is as large as the text, and the caret stays in sight`() {
    view.font = .systemFont(ofSize: 10)
    view.layoutIfNeeded()
    let line = UIFont.systemFont(ofSize: 10).lineHeight
    #expect(view.contentSize == CGSize(width: 200, height: (line + 16).rounded(.up)))
    view.becomeFirstResponder()
    for _ in 0..<20 { view.insertText("word\n") }
    #expect(view.contentSize.height == (21 * line + 16).rounded(.up))
    #expect(view.contentOffset.y > 100)
    #expect(view.bounds.maxY >= 8 + 21 * line - 0.5)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y <= 8)
    #expect(log.take().contains("scrolled"))
    view.text = "short"
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  @Test func `text that does not scroll is as high as its lines`() {
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 10)
    view.text = "one two three four five six seven eight nine ten"
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    finger.window.layoutIfNeeded()
    let lines = (view.frame.height - 16) / UIFont.systemFont(ofSize: 10).lineHeight
    #expect(lines > 2.5)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
    view.text = "one"
    finger.window.layoutIfNeeded()
    #expect(view.frame.height < 40)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    finger.window.layoutIfNeeded()
    #expect(view.frame.height < 20)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func `it is a scroll view, whose delegate is its own`() {
    let scroller: UIScrollView = view
    #expect(scroller.delegate === recorder)
    scroller.delegate = nil
    #expect(view.delegate == nil)
    view.keyboardType = .emailAddress
    #expect(view.keyboardType == .emailAddress)
    #expect(UITextField().keyboardType == .default)
    #expect(view.accessibilityValue == nil)
    view.text = "read me"
    #expect(view.accessibilityValue == "read me")
  }

  @Test func `a text view that goes leaks nothing`() {
    expectNoLeaks { tracker in
      let view = tracker.track(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      tracker.track(view.textContainer)
      let finger = TouchDriver(showing: view)
      finger.tap(50, 50)
      view.insertText("text")
    }
    Headless.runUntilIdle()
  }
}
