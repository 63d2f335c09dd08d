import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct CommandTests {
  /// A screen that performs commands and names keys for them.
  private final class Screen: UIViewController {
    let log: EventLog
    var allowsCut = true
    var title2: String?

    init(_ log: EventLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func cut(_ sender: Any?) {
      log.note("cut \((sender as? UICommand)?.propertyList as? String ?? "")")
    }

    static let cut = Selector(Screen.cut)

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Screen.cut ? allowsCut : super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
      super.validate(command)
      if let title2 { command.title = title2 }
    }

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "x", modifierFlags: .command, action: Screen.cut),
        UIKeyCommand(
          title: "Escape", action: Screen.cut, input: UIKeyCommand.inputEscape,
          propertyList: "by escape"),
      ]
    }
  }

  private let log = EventLog()
  private let screen: Screen
  private let window: UIWindow

  init() {
    screen = Screen(log)
    window = showInWindow(screen)
    Headless.runUntilIdle()
  }

  private func show(_ elements: [UIMenuElement]) -> MenuDelegate {
    let delegate = MenuDelegate(menu: UIMenu(children: elements))
    screen.view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    Headless.openContextMenu(of: screen.view)
    return delegate
  }

  @Test func `a command goes to the responder that performs it, with itself as the sender`() {
    let delegate = show([UICommand(title: "Cut", action: Screen.cut, propertyList: "all")])
    #expect(menuRows(in: window) == ["Cut"])
    tapRow("Cut", in: window)
    #expect(log.take() == ["cut all"])
    #expect(delegate.menu != nil)
  }

  @Test func `a command that nobody performs is disabled`() {
    screen.allowsCut = false
    let command = UICommand(title: "Cut", action: Screen.cut)
    let delegate = show([command])
    #expect(menuRows(in: window) == ["(Cut)"])
    #expect(!Headless.choose(command))
    #expect(log.take() == [])
    #expect(delegate.menu != nil)
  }

  @Test func `whoever performs a command may change it as it is shown`() {
    screen.title2 = "Cut line"
    let delegate = show([UICommand(title: "Cut", action: Screen.cut)])
    #expect(menuRows(in: window) == ["Cut line"])
    #expect(delegate.menu != nil)
  }

  @Test func `a key gives the command that the chain has for it, with exactly its modifiers`() {
    #expect(Headless.press("x", .command))
    #expect(log.take() == ["cut "])
    #expect(Headless.press(UIKeyCommand.inputEscape))
    #expect(log.take() == ["cut by escape"])
    #expect(!Headless.press("x"))
    #expect(!Headless.press("x", [.command, .shift]))
    screen.allowsCut = false
    #expect(!Headless.press("x", .command))
    #expect(log.take() == [])
  }

  @Test func `a key is offered to the first responder first`() {
    final class Editor: UIView {
      var keys = 0
      override var canBecomeFirstResponder: Bool { true }
      func type() { keys += 1 }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "x", modifierFlags: .command, action: Selector(Editor.type))]
      }
    }
    let editor = Editor()
    screen.view.addSubview(editor)
    editor.becomeFirstResponder()
    #expect(Headless.press("x", .command))
    #expect(editor.keys == 1)
    #expect(log.take() == [])
    editor.resignFirstResponder()
    #expect(Headless.press("x", .command))
    #expect(log.take() == ["cut "])
  }

  @Test func `a key reaches what is presented on top`() {
    let sheet = Screen(log)
    screen.present(sheet, animated: false)
    screen.allowsCut = false
    #expect(Headless.press("x", .command))
    #expect(log.take() == ["cut "])
  }
}
