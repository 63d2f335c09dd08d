import Foundation

extension UIViewController {
  func performNamedSegue(_ identifier: String, sender: Any?) {
    guard let segue = interface?.segues.first(where: { $0.identifier == identifier }) else {
      return Headless.report(
        .unknownSegue(
          controller: misuseName, identifier: identifier,
          known: interface?.segues.compactMap(\.identifier) ?? []))
    }
    do {
      try segue.perform(sender: sender)
    } catch {
      Headless.report(error)
    }
  }

  /// Makes the controller a child that fills the container view.
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: self)
  }

  /// The children without the one that leads to the source, the last added first.
  func childrenBesides(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let busy = childContaining(source)
    return children.filter { $0 !== busy }.reversed()
  }

  /// The child that leads to the source of a segue going back.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source) { $0.parent ?? $0.presentingViewController }
      .first { $0.parent === self }
  }

  /// The storyboard that the controller comes from.
  public var storyboard: UIStoryboard? { interface?.storyboard }
}
