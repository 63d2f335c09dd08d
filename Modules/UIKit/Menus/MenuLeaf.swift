/// A menu element that can be chosen: an action or a command.
@MainActor protocol MenuLeaf: UIMenuElement {
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }

  /// Does what the element is there for; the view is the one to which the menu belongs.
  func perform(for sender: Any?, from view: UIView?)

  /// Whether the element can be chosen in a menu that belongs to the view.
  func canBeChosen(from view: UIView?) -> Bool
}

extension UIAction: MenuLeaf {
  func perform(for sender: Any?, from view: UIView?) { perform(for: sender) }

  func canBeChosen(from view: UIView?) -> Bool {
    attributes.isDisjoint(with: [.disabled, .hidden])
  }
}

extension UICommand: MenuLeaf {
  func perform(for sender: Any?, from view: UIView?) {
    guard let target = receiver(from: view) else { return }
    UIApplication.shared.sendAction(selectorToSend, to: target, from: self, for: nil)
  }

  func canBeChosen(from view: UIView?) -> Bool {
    guard let target = receiver(from: view) else { return false }
    (target as? UIResponder)?.validate(self)
    return attributes.isDisjoint(with: [.disabled, .hidden])
  }

  /// Who performs the command: the first that can from the first responder up, else from the view up.
  private func receiver(from view: UIView?) -> Any? {
    let starts = [view?.window?.firstResponder, view, UIApplication.shared]
    return starts.lazy.compactMap { $0?.target(forAction: self.selectorToSend, withSender: self) }
      .first { _ in true }
  }
}
