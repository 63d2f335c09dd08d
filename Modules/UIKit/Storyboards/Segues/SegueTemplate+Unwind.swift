import Foundation

extension SegueTemplate {
  /// Goes back to the nearest controller that wants it: finds it, tells the source to prepare, calls
  /// the destination's action, and performs the segue.
  func unwind(
    to action: String, from source: UIViewController, sender: Any?
  ) throws(StoryboardError) {
    let start = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector(registeredAs: action), sender: sender)
    guard let destination = UnwindPath(from: start)?.destination else {
      throw .nowhereToUnwind(controller: source.misuseName, action: action)
    }
    let segue = try makeUnwindSegue(source, destination)
    source.prepare(for: segue, sender: sender)
    start.unwindAction.perform(on: destination, segue)
    segue.perform()
  }

  private func makeUnwindSegue(
    _ source: UIViewController, _ destination: UIViewController
  ) throws(StoryboardError) -> UIStoryboardSegue {
    let animates = try element.optional("animates", .flag) ?? true
    let segue = segueClass.init(identifier: identifier, source: source, destination: destination)
    segue.isAnimated = animates
    segue.performHandler = { $0.unwindContainers() }
    return segue
  }
}

/// The search for the controller that an unwinding segue goes back to.
///
/// Apple's order: the ancestors of the source, the nearest first, then those of its presenter, and so
/// on. Of each its children are asked before it is itself, but for the one that the search comes from.
@MainActor struct UnwindPath {
  let destination: UIViewController

  init?(from source: UIStoryboardUnwindSegueSource) {
    var next = source.source.parent ?? source.source.presentingViewController
    while let ancestor = next {
      if let found = Self.search(ancestor, source) {
        destination = found
        return
      }
      next = ancestor.parent ?? ancestor.presentingViewController
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child, source) { return found }
    }
    let wants = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return wants ? controller : nil
  }
}

extension UIStoryboardSegue {
  /// Brings the destination to the front: dismisses what is presented over it, then has each of its
  /// containers show the one that leads to it.
  fileprivate func unwindContainers() {
    if let presenter = sequence(first: destination, next: { $0.parent })
      .first(where: { $0.presentation != nil })
    {
      presenter.dismiss(animated: isAnimated)
    }
    let path = Array(sequence(first: destination) { $0.parent })
    for (child, container) in zip(path, path.dropFirst()).reversed() {
      container.unwind(for: self, towards: child)
    }
  }
}
