import Ruka
import Testing
import UIEnvironment
import UIKit

// The code of the article "Using screens in tests".

/// Asks for a name, welcomes, and says for two seconds that it has done so.
final class WelcomeController: UIViewController {
  private let name = UITextField()
  private let enter = UIButton(type: .system)
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Name"
    name.addAction(
      UIAction { [unowned self] _ in enter.isEnabled = name.hasText }, for: .editingChanged)
    enter.setTitle("Enter", for: .normal)
    enter.isEnabled = false
    enter.addAction(UIAction { [unowned self] _ in welcome() }, for: .touchUpInside)
    note.isHidden = true
    let column = UIStackView(arrangedSubviews: [name, enter, note])
    column.axis = .vertical
    column.frame = CGRect(x: 20, y: 60, width: 300, height: 120)
    view.addSubview(column)
  }

  private func welcome() {
    let alert = UIAlertController(
      title: "Welcome, \(name.text ?? "")", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self] _ in showNote() })
    present(alert, animated: true)
  }

  private func showNote() {
    note.text = "You are in"
    note.isHidden = false
    Headless.clock.schedule(after: 2) { [weak self] in self?.note.isHidden = true }
  }
}

@MainActor @Suite(.headlessUIKit) struct UsingScreensTests {
  // snippet: first
  @Test func `a name is welcomed`() throws {
    let app = App(controller: WelcomeController())
    try app.textField("Name")?.type(text: "Ada")
    try app.tapButton(title: "Enter")
    #expect(app.alertViewController?.title == "Welcome, Ada")

    app.alertViewController?.tapButton(title: "OK")
    #expect(app.alertViewController == nil)
  }
  // end of snippet

  @Test func `elements are found by what they are and what they are called`() throws {
    let app = App(controller: WelcomeController())
    // snippet: finding
    let field = try app.find(Query(.textField, "Name"))
    let buttons = app.all(Query(.button).within(app.window))
    // end of snippet
    #expect(field is UITextField)
    #expect(buttons.count == 1)
  }

  @Test func `what a finger would not do is an error`() throws {
    // snippet: errors
    let app = App(controller: WelcomeController(), failureBehavior: .raiseException)
    let error = #expect(throws: RukaError.self) {
      try app.tap(Query(.button, "Enter"))  // nothing was typed yet
    }
    guard case .disabled = error else {
      Issue.record("the button ought to be disabled")
      return
    }
    // end of snippet
  }

  @Test func `time is virtual`() throws {
    let app = App(controller: WelcomeController())
    try app.textField("Name")?.type(text: "Ada")
    try app.tapButton(title: "Enter")
    // snippet: time
    app.alertViewController?.tapButton(title: "OK")
    #expect(try app.label("You are in") != nil)
    app.advance(by: 2)
    #expect(app.first(Query(.label, "You are in")) == nil)
    // end of snippet
  }

  @Test func `a screen can be set up as somebody has it`() throws {
    // snippet: setup
    let app = App(
      controller: WelcomeController(), environment: { $0.locale = Locale(identifier: "pl_PL") },
      traits: { $0.userInterfaceStyle = .dark })
    app.sizeCategory = .accessibilityLarge
    try app.forEachConfiguration { _ in
      _ = try app.find(Query(.textField, "Name"))
    }
    // end of snippet
    #expect(app.sizeCategory == .accessibilityLarge)
  }

  @Test func `the tree says what is on the screen`() {
    let app = App(controller: WelcomeController())
    // snippet: tree
    #expect(app.tree.contains("button \"Enter\""))
    // end of snippet
  }
}
