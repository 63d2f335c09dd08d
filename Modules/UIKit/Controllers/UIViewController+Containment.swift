/// Which way a controller goes, from when its parent is about to change until the move is over: until
/// the controller has appeared, if the move brings it on the screen.
enum ParentMove {
  case toParent, fromParent
}

extension UIViewController {
  func add(_ child: UIViewController) {
    guard !isSelfOrDescendant(of: child) else {
      return Headless.report(
        .cycle(child: child.misuseName, parent: misuseName))
    }
    guard child.parent !== self else {
      return Headless.report(.alreadyChild(child: child.misuseName, parent: misuseName))
    }
    guard child.ownPresentation == nil else {
      return Headless.report(.presentedCannotBeChild(child: child.misuseName, parent: misuseName))
    }
    adopt(child)
  }

  /// Adds a child that has been found fit for it.
  func adopt(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    guard child.parent == nil, !isSelfOrDescendant(of: child) else { return }
    child.structurallySetParent(self)
    child.parentMove = .toParent
  }

  func leaveParent() {
    guard let parent else { return }
    structurallySetParent(nil)
    parent.container?.childDidLeave(self)
    didMove(toParent: nil)
    parentMove = nil
  }

  func noteWillMove(toParent newParent: UIViewController?) {
    if newParent == nil, parent != nil { parentMove = .fromParent }
  }

  func noteDidMove(toParent newParent: UIViewController?) {
    guard newParent != nil, parentMove == .toParent, newParent === parent else { return }
    finishAppearanceByMove()
    if !appearance.isInTransition { parentMove = nil }
  }

  /// Whether this controller is `other` or lies anywhere below it.
  func isSelfOrDescendant(of other: UIViewController) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === other }
  }

  /// The controller at the top of the containment hierarchy, this one if it has no parent.
  var topmostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The nearest controller of the type around this one.
  func nearestAncestor<Controller: UIViewController>() -> Controller? {
    var ancestor = parent
    while let controller = ancestor {
      if let found = controller as? Controller { return found }
      ancestor = controller.parent
    }
    return nil
  }

  /// The one place where a controller gets or loses its parent; a change of parents comes as two
  /// calls.
  ///
  /// Of client code only listeners to the environment run in here, at the end, when the hierarchy is
  /// whole again.
  func structurallySetParent(_ parent: UIViewController?) {
    if let old = storedParent { old.storedChildren.removeAll { $0 === self } }
    storedParent = parent
    parent?.storedChildren.append(self)
    relinkEnvironment()
  }
}
