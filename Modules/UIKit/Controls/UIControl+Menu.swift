import Foundation

extension UIControl: UIContextMenuInteractionDelegate {}

extension UIControl {
  func setContextMenuInteractionEnabled(_ enabled: Bool) {
    guard enabled != isContextMenuInteractionEnabled else { return }
    if let menuInteraction {
      self.menuInteraction = nil
      removeInteraction(menuInteraction)
    } else {
      let interaction = UIContextMenuInteraction(delegate: self)
      menuInteraction = interaction
      addInteraction(interaction)
    }
  }

  /// Shows the menu if that is what a touch does, and says whether it is.
  func showMenuAsPrimaryAction(with event: UIEvent?) -> Bool {
    guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else { return false }
    send(.menuActionTriggered, with: event)
    abandonTracking(with: event)
    interaction.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
    return true
  }
}
