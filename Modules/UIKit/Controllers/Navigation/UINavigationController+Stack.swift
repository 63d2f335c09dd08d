/// What of the changes of a stack is still to be done.
struct StackChanges {
  /// Added, and to be told so once the change has been shown.
  var arriving: [UIViewController] = []
  /// To be removed once the change has been shown.
  var leaving: [UIViewController] = []
  /// Whether the present change is animated.
  var isAnimated = false
  /// Whether the top is being exchanged right now.
  var isShowing = false
  /// Whether the delegate has yet to hear that the top is shown.
  var owesDidShow = false
}

extension UINavigationController {
  /// Replaces the stack; every change comes through here.
  func changeStack(to new: [UIViewController], animated: Bool) {
    if let misuse = misuse(in: new) { return Headless.report(misuse) }
    stackTransition?.hurry()
    let old = stack
    for controller in old where !new.contains(controller) {
      changes.leaving.append(controller)
      changes.arriving.removeAll { $0 === controller }
      controller.willMove(toParent: nil)
      controller.parentMove = .fromParent
    }
    for controller in new where !old.contains(controller) {
      changes.leaving.removeAll { $0 === controller }
      changes.arriving.append(controller)
      if controller.parent === self {
        controller.willMove(toParent: self)
      } else {
        adopt(controller)
      }
      controller.parentMove = .toParent
    }
    stack = new
    changes.isAnimated = animated
    stackDidChange(animated: animated)
    showTop(from: old)
  }

  /// Pops down to the index, and returns what was popped, the lowest first.
  @discardableResult
  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    guard index >= 0, index < stack.count - 1 else { return [] }
    let popped = Array(stack[(index + 1)...])
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      Headless.report(.notOnStack(controller: controller.misuseName))
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Follows up on a controller of the stack that was removed, or added to another parent, by others.
  func dropFromStack(_ controller: UIViewController) {
    changes.leaving.removeAll { $0 === controller }
    changes.arriving.removeAll { $0 === controller }
    guard stack.contains(controller) else { return }
    let old = stack
    stack.removeAll { $0 === controller }
    changes.isAnimated = false
    stackDidChange(animated: false)
    showTop(from: old)
  }

  /// Tells those who came and those who go that they have done so.
  func settleStack() {
    let (arriving, leaving) = (changes.arriving, changes.leaving)
    changes.arriving = []
    changes.leaving = []
    for controller in leaving { controller.removeFromParent() }
    // Children are in the order of the stack; others, which the program added, come after.
    storedChildren = stack + storedChildren.filter { !stack.contains($0) }
    for controller in arriving where controller.parent === self {
      controller.didMove(toParent: self)
      controller.parentMove = nil
    }
  }

  private func misuse(in new: [UIViewController]) -> UIKitMisuse.ControllerMisuse? {
    var seen: Set<ObjectIdentifier> = []
    for controller in new {
      let name = controller.misuseName
      if !seen.insert(ObjectIdentifier(controller)).inserted {
        return .alreadyOnStack(controller: name)
      }
      if controller is UINavigationController {
        return .cannotPushNavigationController(controller: name)
      }
      if isSelfOrDescendant(of: controller) { return .cycle(child: name, parent: misuseName) }
      if controller.ownPresentation != nil {
        return .presentedCannotBeChild(child: name, parent: misuseName)
      }
    }
    return nil
  }
}
