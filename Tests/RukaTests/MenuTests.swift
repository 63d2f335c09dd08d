import Ruka
import Testing
import UIKit

/// A screen with a picture that has a context menu, a button that has one, and a command.
private final class MenuScreen: UIViewController, UIContextMenuInteractionDelegate {
  let picture = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
  let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
  var log: [String] = []

  private var menu: UIMenu {
    UIMenu(
      title: "Picture",
      children: [
        UIAction(title: "Copy") { [unowned self] _ in log.append("copy") },
        UIAction(title: "Delete", attributes: .disabled) { [unowned self] _ in
          log.append("delete")
        },
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    picture.addInteraction(UIContextMenuInteraction(delegate: self))
    button.setTitle("More", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    view.addSubview(picture)
    view.addSubview(button)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("menu at \(Int(location.x)),\(Int(location.y))")
    return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in menu })
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(MenuScreen.save))]
  }

  func save() { log.append("save") }
}

@MainActor @Suite(.headlessUIKit) struct MenuTests {
  private let screen = MenuScreen()
  private let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  @Test func `a context menu is opened, searched in place of the screen, and chosen from`() throws {
    try app.openContextMenu(of: Query(identifier: "picture"))
    #expect(screen.log == ["menu at 100,100"])
    #expect(
      app.tree == """
        header "Picture" at 8,200 250×44
        button "Copy" at 8,244 250×44
        button "Delete" [disabled] at 8,288 250×44
        """)
    #expect(app.first(Query(.button, "More")) == nil)
    #expect(throws: RukaError.self) { try app.tapButton(title: "Delete") }
    try app.tapButton(title: "Copy")
    #expect(screen.log == ["menu at 100,100", "copy"])
    #expect(app.first(Query(.button, "More")) != nil)
  }

  @Test func `a button's menu opens by a tap`() throws {
    try app.tapButton(title: "More")
    try app.tapButton(title: "Copy")
    #expect(screen.log == ["copy"])
  }

  @Test func `what has no menu says so, and what is covered is not touched`() {
    let plain = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
    screen.view.addSubview(plain)
    #expect(
      throws: RukaError.unsuitable(
        element: "UIView at 20,500 100×40", reason: "it has no context menu", tree: app.tree)
    ) { try app.openContextMenu(of: plain) }
    screen.picture.isUserInteractionEnabled = false
    #expect {
      try app.openContextMenu(of: screen.picture)
    } throws: { error in
      "\(error)".contains("it does not take touches")
    }
    screen.picture.isUserInteractionEnabled = true
    screen.view.addSubview(UIView(frame: screen.picture.frame))
    #expect(throws: RukaError.self) { try app.openContextMenu(of: screen.picture) }
    #expect(screen.log.isEmpty)
  }

  @Test func `a key has its command performed, or is an error`() throws {
    try app.press("s", .command)
    #expect(screen.log == ["save"])
    #expect(
      throws: RukaError.unsuitable(
        element: "key \"s\"", reason: "no command answers to it", tree: app.tree)
    ) { try app.press("s") }
  }

  @Test func `a key is pressed on the screen of the app, whichever window was in front`() throws {
    let other = MenuScreen()
    let second = App(controller: other, failureBehavior: .raiseException)
    try app.press("s", .command)
    #expect(screen.log == ["save"] && other.log.isEmpty)
    try second.press("s", .command)
    #expect(screen.log == ["save"] && other.log == ["save"])
  }
}
