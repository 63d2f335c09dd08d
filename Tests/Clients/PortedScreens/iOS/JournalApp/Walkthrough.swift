import UIKit

/// Uses the application as a person would, and prints what it shows.
@MainActor struct Walkthrough {
  let window: UIWindow?

  private var navigation: UINavigationController? {
    window?.rootViewController as? UINavigationController
  }

  func run() {
    report("launched")
    press("add")
    report("after add")
    type("A walk")
    type(" in the park")
    report("after typing")
    tap("Save")
    report("after saving")
    selectFirstRow()
    report("after selecting")
    tap("Delete all")
    report("after asking")
    let alert = navigation?.presentedViewController as? UIAlertController
    print("  ", alert?.title ?? "", alert?.actions.map { $0.title ?? "" } ?? [])
  }

  private func report(_ moment: String) {
    let top = navigation?.topViewController
    print("\(moment): \(top?.navigationItem.title ?? "")")
    for text in texts(in: top?.view) { print("  ", text) }
  }

  private func press(_ what: String) {
    guard let item = navigation?.topViewController?.navigationItem.rightBarButtonItem,
      let action = item.action
    else { return print("there is no", what) }
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    settle()
  }

  private func tap(_ title: String) {
    let button = views(in: navigation?.topViewController?.view)
      .compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
    button?.sendActions(for: .touchUpInside)
    settle()
  }

  private func type(_ text: String) {
    let field = views(in: navigation?.topViewController?.view)
      .compactMap { $0 as? UITextField }.first
    field?.becomeFirstResponder()
    for character in text { field?.insertText(String(character)) }
  }

  /// Tells the table's delegate what a tap on the first row would.
  private func selectFirstRow() {
    let table = views(in: navigation?.topViewController?.view)
      .compactMap { $0 as? UITableView }.first
    guard let table else { return print("there is no table") }
    table.layoutIfNeeded()
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 0, section: 0))
  }

  private func texts(in view: UIView?) -> [String] {
    views(in: view).filter { !$0.isHidden }.compactMap { view in
      switch view {
      case let field as UITextField: return "field: \(field.text ?? "")"
      case let button as UIButton:
        return "button: \(button.currentTitle ?? "")\(button.isEnabled ? "" : " (disabled)")"
      case let label as UILabel where !(label.superview is UIButton):
        return label.superview is UITextField ? nil : "label: \(label.text ?? "")"
      default: return nil
      }
    }
  }

  private func views(in view: UIView?) -> [UIView] {
    guard let view else { return [] }
    return [view] + view.subviews.flatMap { views(in: $0) }
  }
}

#if canImport(ObjectiveC)
  private func settle() {}
#else
  // Off Apple platforms animations take virtual time.
  @MainActor private func settle() { Headless.runUntilIdle() }
#endif
