import Foundation
import Ruka
import UIKit

/// A screen with everything that a person can act on, all of it covered.
final class Covered: UIViewController {
  weak var launched: App?
  var app: App { launched ?? App(controller: self) }
  let screen = Screen()
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let item = UICollectionViewCell(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
  let notes = UITextView(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
  let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(screen)
    cell.frame = CGRect(x: 20, y: 450, width: 100, height: 40)
    let cover = UIView(frame: view.bounds)
    for subview in [screen.view, cell, item, notes, cover] as [UIView?] {
      subview.map(view.addSubview)
    }
    screen.didMove(toParent: self)
  }
}

/// The place that calls are told to be at.
private let elsewhere: StaticString = "/tests/Elsewhere.swift"

/// A call that fails on a covered screen, at line 77 of a file elsewhere.
struct FailingCall: Sendable, CustomStringConvertible {
  let name: String
  let body: @MainActor @Sendable (Covered) throws -> Any?

  init(_ name: String, _ body: @escaping @MainActor @Sendable (Covered) throws -> Any?) {
    self.name = name
    self.body = body
  }

  var description: String { name }

  /// Finders, which answer `nil` where they do not throw.
  static let finders: [FailingCall] = [
    FailingCall("label") { try $0.app.label("None", file: elsewhere, line: 77) },
    FailingCall("button") { try $0.app.button("None", file: elsewhere, line: 77) },
    FailingCall("switch") { try $0.app.switch("None", file: elsewhere, line: 77) },
    FailingCall("stepper") { try $0.app.stepper("None", file: elsewhere, line: 77) },
    FailingCall("slider") { try $0.app.slider("None", file: elsewhere, line: 77) },
    FailingCall("textField") { try $0.app.textField("None", file: elsewhere, line: 77) },
    FailingCall("cell") { try $0.app.cell(containingText: "None", file: elsewhere, line: 77) },
    FailingCall("item") { try $0.app.item(containingText: "None", file: elsewhere, line: 77) },
  ]

  /// Actions that can throw.
  static let actions: [FailingCall] = [
    FailingCall("tapButton") { try $0.app.tapButton(title: "Buy", file: elsewhere, line: 77) },
    FailingCall("tap") { try $0.app.tap($0.screen.button, file: elsewhere, line: 77) },
    FailingCall("tap query") { try $0.app.tap(Query(.button, "No"), file: elsewhere, line: 77) },
    FailingCall("doubleTap") { try $0.app.doubleTap($0.screen.button, file: elsewhere, line: 77) },
    FailingCall("doubleTap query") {
      try $0.app.doubleTap(Query(.link), file: elsewhere, line: 77)
    },
    FailingCall("longPress") { try $0.app.longPress($0.screen.button, file: elsewhere, line: 77) },
    FailingCall("longPress query") {
      try $0.app.longPress(Query(.link), file: elsewhere, line: 77)
    },
    FailingCall("drag") { try $0.app.drag($0.screen.button, by: .zero, file: elsewhere, line: 77) },
    FailingCall("drag query") {
      try $0.app.drag(Query(.link), by: .zero, file: elsewhere, line: 77)
    },
    FailingCall("swipe") { try $0.app.swipe($0.screen.button, .up, file: elsewhere, line: 77) },
    FailingCall("swipe query") { try $0.app.swipe(Query(.link), .up, file: elsewhere, line: 77) },
    FailingCall("menu") {
      try $0.app.openContextMenu(of: $0.screen.button, file: elsewhere, line: 77)
    },
    FailingCall("menu query") {
      try $0.app.openContextMenu(of: Query(.link), file: elsewhere, line: 77)
    },
    FailingCall("press") { try $0.app.press("s", .command, file: elsewhere, line: 77) },
    FailingCall("scroll") { try $0.app.scroll(to: UIView(), file: elsewhere, line: 77) },
    FailingCall("wait") {
      try $0.app.waitFor(seconds: 1, file: elsewhere, line: 77) { false } ? true : nil
    },
    FailingCall("configurations") { it in
      try it.app.forEachConfiguration([Configuration()], file: elsewhere, line: 77) { _ in
        throw CocoaError(.userCancelled)
      }
    },
  ]

  /// Actions that cannot throw.
  static let silent: [FailingCall] = [
    FailingCall("toggle") { $0.screen.toggle.toggle(file: elsewhere, line: 77) },
    FailingCall("set") { $0.screen.slider.set(value: 1, file: elsewhere, line: 77) },
    FailingCall("increment") { $0.screen.stepper.increment(file: elsewhere, line: 77) },
    FailingCall("decrement") { $0.screen.stepper.decrement(file: elsewhere, line: 77) },
    FailingCall("type") { $0.screen.field.type(text: "x", file: elsewhere, line: 77) },
    FailingCall("clear") { $0.screen.field.clear(file: elsewhere, line: 77) },
    FailingCall("replace") { $0.screen.field.replace(text: "x", file: elsewhere, line: 77) },
    FailingCall("return") { $0.screen.field.return(file: elsewhere, line: 77) },
    FailingCall("type notes") { $0.notes.type(text: "x", file: elsewhere, line: 77) },
    FailingCall("clear notes") { $0.notes.clear(file: elsewhere, line: 77) },
    FailingCall("replace notes") { $0.notes.replace(text: "", file: elsewhere, line: 77) },
    FailingCall("tap cell") { $0.cell.tap(file: elsewhere, line: 77) },
    FailingCall("tap item") { $0.item.tap(file: elsewhere, line: 77) },
    FailingCall("advance") { it in it.app.advance(by: -1, file: elsewhere, line: 77) },
    FailingCall("alert") { it in
      it.present(it.alert, animated: false)
      return it.alert.tapButton(title: "None", file: elsewhere, line: 77)
    },
  ]

  /// Calls whose answer cannot be left out, so that they throw under each behavior.
  static let answering: [FailingCall] = [
    FailingCall("find") { try $0.app.find(Query(.link), file: elsewhere, line: 77) },
    FailingCall("scroll query") { try $0.app.scroll(to: Query(.link), file: elsewhere, line: 77) },
    FailingCall("scroll row") { it in
      let path = IndexPath(row: 0, section: 0)
      return try it.app.scroll(to: path, in: UITableView(), file: elsewhere, line: 77)
    },
  ]
}
