extension UIViewController {
  var nearestPresentation: Presentation? { presentation ?? parent?.nearestPresentation }

  var enclosingPresentation: Presentation? { ownPresentation ?? parent?.enclosingPresentation }

  func performPresent(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    // What is under way and in the way is brought to its end first.
    controller.ownPresentation?.running?.hurry()
    enclosingPresentation?.running?.hurry()
    nearestPresentation?.running?.hurry()

    if let refusal = refusal(toPresent: controller) {
      return refuse(controller, refusal)
    }
    let manager = controller.ensuredPresentationController(from: self)
    let shownBy = manager.adapted(for: self)
    let presenter =
      shownBy.presentsFromSource
      ? self : self.presenter(inFullScreen: shownBy.shouldPresentInFullscreen)
    if let busy = presenter.presentation {
      return refuse(controller, .alreadyPresenting(busy.presented.misuseName))
    }
    if let popover = shownBy as? UIPopoverPresentationController, !popover.hasSource {
      Headless.report(.popoverWithoutSource(controller: controller.misuseName))
    }
    let presentation = Presentation(
      of: controller, by: presenter, managedBy: manager, shownBy: shownBy)
    presentation.structurallyRelate()
    guard presenter.isInVisibleWindow else {
      completion?()
      return
    }
    presentation.install(animated: animated, source: self, completion: completion)
  }

  func performDismiss(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = nearestPresentation ?? enclosingPresentation else {
      completion?()
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  /// The controller that presents on behalf of this one.
  private func presenter(inFullScreen: Bool) -> UIViewController {
    if inFullScreen { return topmostParent }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  private func refusal(toPresent controller: UIViewController) -> PresentationRefusal? {
    if controller === self { return .itself }
    if controller.parent != nil { return .hasParent }
    if controller.ownPresentation != nil { return .alreadyPresented }
    if controller.rootWindow != nil { return .isRoot }
    if controller.modalPresentationStyle == .none { return .styleIsNone }
    var around: UIViewController? = self
    while let candidate = around {
      if candidate === controller { return .isAround }
      around = candidate.parent ?? candidate.ownPresentation?.presenter
    }
    return nil
  }

  private func refuse(_ controller: UIViewController, _ refusal: PresentationRefusal) {
    Headless.report(
      .cannotPresent(controller: controller.misuseName, on: misuseName, because: refusal))
  }
}
