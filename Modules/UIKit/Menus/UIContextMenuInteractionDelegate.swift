public import Foundation

/// Decides what a context menu shows, and hears when it comes and goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What the menu at the place, in the view's coordinates, shows; `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Tells that the menu is about to be shown; the animator runs code along and afterwards.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Tells that the menu is about to go; the animator runs code along and afterwards.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Tells that the user has tapped the preview; the menu goes then.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Runs code along with a menu's coming or going.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown above the menu, if there is one.
  var previewViewController: UIViewController? { get }

  /// Adds code that runs along; headless the change takes no time.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds code that runs when the menu is there, or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes when it was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes away.
  case dismiss = 0
  /// The preview becomes the screen.
  case pop = 1
}

/// Runs code along with a preview's going after it was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes; headless it always simply goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
