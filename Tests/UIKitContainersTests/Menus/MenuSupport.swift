import TestSupport
import UIKit

/// Shows a menu for a view and notes what it hears.
@MainActor final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  let log: EventLog
  var menu: UIMenu?
  var preview: UIViewController?
  private(set) var locations: [CGPoint] = []

  init(_ log: EventLog = EventLog(), menu: UIMenu? = nil) {
    self.log = log
    self.menu = menu
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    locations.append(location)
    guard let menu else { return nil }
    let preview = preview
    return UIContextMenuConfiguration(
      identifier: "menu" as NSString, previewProvider: { preview }, actionProvider: { _ in menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note("display", animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note("end", animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    note("commit", animator)
  }

  private func note(_ event: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
    log.note("will \(event)")
    animator?.addAnimations { [log] in log.note("\(event) animation") }
    animator?.addCompletion { [log] in log.note("\(event) completion") }
  }
}

/// The titles of the rows of the menu that is shown in the window, a disabled one in parentheses and
/// one that is on with a check mark.
@MainActor func menuRows(in window: UIWindow) -> [String] {
  menuControls(in: window).map { row in
    let title = row.accessibilityLabel ?? "?"
    return (row.isSelected ? "✓" : "") + (row.isEnabled ? title : "(\(title))")
  }
}

@MainActor func menuControls(in window: UIWindow) -> [UIControl] {
  Headless.runUntilIdle()
  func controls(in view: UIView) -> [UIControl] {
    view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(in: $0) }
  }
  guard let overlay = window.subviews.last(where: \.accessibilityViewIsModal) else { return [] }
  return controls(in: overlay).filter { $0.accessibilityLabel != nil }
}

/// Taps the row of the menu that has the title, as a finger does.
@MainActor func tapRow(_ title: String, in window: UIWindow) {
  guard let row = menuControls(in: window).first(where: { $0.accessibilityLabel == title }) else {
    return
  }
  let center = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
  tap(center, in: window)
}

@MainActor func tap(_ point: CGPoint, in window: UIWindow) {
  let touch = UITouch(
    view: window.hitTest(point, with: nil), window: window, location: point, tapCount: 1)
  UIApplication.shared.sendEvent(UIEvent(type: .touches, touches: [touch]))
  touch.advance(to: .ended, location: point, timestamp: Headless.clock.now)
  UIApplication.shared.sendEvent(UIEvent(type: .touches, touches: [touch]))
}
