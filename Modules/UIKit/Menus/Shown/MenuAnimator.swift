import Foundation

/// Collects what runs along with a menu's coming or going, and runs it.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations, the change itself, and then the completions.
  func run(_ change: () -> Void) {
    for animation in animations { animation() }
    change()
    for completion in completions { completion() }
  }
}
