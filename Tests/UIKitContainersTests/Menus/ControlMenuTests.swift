import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ControlMenuTests {
  private let log = EventLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { window.isHidden = false }

  private func shown<Control: UIControl>(_ control: Control) -> Control {
    control.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    window.addSubview(control)
    window.layoutIfNeeded()
    return control
  }

  private func actions(_ titles: String...) -> [UIAction] {
    titles.map { title in UIAction(title: title) { [log] _ in log.note(title) } }
  }

  private func record(_ control: UIControl) {
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
    ] {
      control.record(event, as: name, in: log)
    }
  }

  @Test func `a button's menu comes by a long touch, its action by a tap`() {
    let button = shown(UIButton())
    record(button)
    #expect(!button.isContextMenuInteractionEnabled)
    button.menu = UIMenu(children: actions("A", "B"))
    #expect(button.isContextMenuInteractionEnabled)
    tap(CGPoint(x: 60, y: 110), in: window)
    #expect(log.take() == ["down", "up", "primary"])
    #expect(Headless.visibleMenu == nil)
    #expect(Headless.openContextMenu(of: button))
    #expect(menuRows(in: window) == ["A", "B"])
    tapRow("B", in: window)
    #expect(log.take() == ["B"])
    button.menu = nil
    #expect(button.interactions.isEmpty)
    #expect(!Headless.openContextMenu(of: button))
  }

  @Test func `a menu can be taken away and given again, each time with one interaction`() {
    let button = shown(UIButton())
    for _ in 0..<2 {
      button.menu = UIMenu(children: actions("A"))
      #expect(button.interactions.count == 1)
      #expect(button.contextMenuInteraction != nil)
      button.menu = nil
      #expect(button.contextMenuInteraction == nil)
    }
  }

  @Test func `the menu is shown in the order that the button prefers`() throws {
    let button = shown(UIButton())
    button.menu = UIMenu(children: actions("A"))
    button.preferredMenuElementOrder = .fixed
    let interaction = try #require(button.contextMenuInteraction)
    #expect(
      button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)?
        .preferredMenuElementOrder == .fixed)
  }

  @Test(arguments: [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `what makes a pop-up button may be set in any order`(order: [Int]) {
    let button = shown(UIButton())
    let menu = UIMenu(children: actions("A", "B"))
    let steps: [() -> Void] = [
      { button.menu = menu }, { button.showsMenuAsPrimaryAction = true },
      { button.changesSelectionAsPrimaryAction = true },
    ]
    let label = button.titleLabel
    for step in order { steps[step]() }
    #expect(label?.text == "A")
    #expect(menu.selectedElements.map(\.title) == ["A"])
  }

  @Test func `an interaction is told before it moves and after`() {
    let (first, second) = (UIView(), UIView())
    let interaction = NotingInteraction()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    second.removeInteraction(interaction)
    #expect(
      interaction.moves.map(\.when) == ["will", "did", "will", "did", "will", "did", "will", "did"])
    #expect(
      interaction.moves.map(\.view)
        == [first, first, nil, nil, second, second, nil, nil])
  }

  @Test func `a button that shows its menu as primary action does so when touched`() {
    let button = shown(UIButton())
    record(button)
    button.menu = UIMenu(children: actions("A"))
    button.showsMenuAsPrimaryAction = true
    tap(CGPoint(x: 60, y: 110), in: window)
    #expect(log.take() == ["down", "menu", "cancel"])
    #expect(!button.isHighlighted)
    #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    tapRow("A", in: window)
    #expect(log.take() == ["A"])
    button.performPrimaryAction()
    #expect(log.take() == ["menu"])
    #expect(Headless.visibleMenu != nil)
  }

  @Test func `a disabled button shows no menu`() {
    let button = shown(UIButton())
    button.menu = UIMenu(children: actions("A"))
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = false
    tap(CGPoint(x: 60, y: 110), in: window)
    #expect(!Headless.openContextMenu(of: button))
    #expect(Headless.visibleMenu == nil)
  }

  @Test func `without a menu to show a touch is the ordinary primary action`() {
    let button = shown(UIButton())
    record(button)
    button.showsMenuAsPrimaryAction = true
    tap(CGPoint(x: 60, y: 110), in: window)
    #expect(log.take() == ["down", "up", "primary"])
  }

  @Test func `a pop-up button shows which element is on, and one always is`() {
    let button = shown(UIButton(type: .system))
    let choices = actions("Small", "Large")
    button.setTitle("Own", for: .normal)
    button.menu = UIMenu(children: choices)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.titleLabel?.text == "Own")
    button.showsMenuAsPrimaryAction = true
    #expect(choices.map(\.state) == [.on, .off])
    #expect(button.titleLabel?.text == "Small")
    #expect(button.accessibilityLabel == "Small")
    tap(CGPoint(x: 60, y: 110), in: window)
    #expect(menuRows(in: window) == ["✓Small", "Large"])
    tapRow("Large", in: window)
    #expect(choices.map(\.state) == [.off, .on])
    #expect(button.titleLabel?.text == "Large")
    #expect(!button.isSelected)
    #expect(button.menu?.selectedElements == [choices[1]])
    button.showsMenuAsPrimaryAction = false
    #expect(button.titleLabel?.text == "Own")
  }

  @Test func `a control of one's own shows what its override says, where it says`() {
    final class Dial: UIControl {
      var ends = 0
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Reset") { _ in }])
        })
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        ends += 1
      }
      override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: 100, y: 300)
      }
    }
    let dial = shown(Dial())
    #expect(!Headless.openContextMenu(of: dial))
    dial.isContextMenuInteractionEnabled = true
    #expect(Headless.openContextMenu(of: dial))
    #expect(menuControls(in: window).first.map { $0.convert($0.bounds, to: window).minY } == 400)
    tapRow("Reset", in: window)
    #expect(dial.ends == 1)
  }

  @Test func `a bar button item without an action shows its menu when touched`() {
    let choice = UIAction(title: "Sort") { [log] action in
      log.note("\(action.title) for \((action.sender as? UIBarButtonItem)?.title ?? "?")")
    }
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [choice]))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    toolbar.items = [item]
    window.addSubview(toolbar)
    Headless.runUntilIdle()
    tap(CGPoint(x: 20, y: 20), in: window)
    tapRow("Sort", in: window)
    #expect(log.take() == ["Sort for More"])
    item.primaryAction = UIAction { [log] _ in log.note("pressed") }
    Headless.runUntilIdle()
    tap(CGPoint(x: 20, y: 20), in: window)
    #expect(log.take() == ["pressed"])
    #expect(Headless.openContextMenu(of: toolbar, at: CGPoint(x: 20, y: 20)))
  }

  @Test func `a bar button item can switch its selection, or show what its menu has chosen`() {
    let item = UIBarButtonItem(title: "Bold")
    item.changesSelectionAsPrimaryAction = true
    let choices = actions("One", "Two")
    let popUp = UIBarButtonItem(title: "Choice", menu: UIMenu(children: choices))
    popUp.changesSelectionAsPrimaryAction = true
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    toolbar.items = [item, popUp]
    window.addSubview(toolbar)
    Headless.runUntilIdle()
    tap(CGPoint(x: 20, y: 20), in: window)
    #expect(item.isSelected)
    Headless.runUntilIdle()
    tap(CGPoint(x: 20, y: 20), in: window)
    #expect(!item.isSelected)
    Headless.runUntilIdle()
    func labels() -> [String?] {
      toolbar.subviews.map(\.accessibilityLabel)
    }
    #expect(labels() == ["Bold", "One"])
    tap(CGPoint(x: 80, y: 20), in: window)
    tapRow("Two", in: window)
    #expect(labels() == ["Bold", "Two"])
  }

  @Test func `a button and its menu die with their last reference`() {
    expectNoLeaks { tracker in
      let button = tracker.track(UIButton())
      let menu = tracker.track(UIMenu(children: actions("A")))
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      tracker.track(button.contextMenuInteraction!)
    }
  }
}

/// Notes where it is moved.
private final class NotingInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private(set) var moves: [(when: String, view: UIView?)] = []

  func willMove(to view: UIView?) { moves.append(("will", view)) }

  func didMove(to view: UIView?) {
    self.view = view
    moves.append(("did", view))
  }
}
