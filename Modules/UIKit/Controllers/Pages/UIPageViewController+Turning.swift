import Foundation

extension UIPageViewController {
  /// How long a turn takes, in seconds.
  static let turnDuration: TimeInterval = 0.3

  func replacePages(
    _ new: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard accepts(new.count) else {
      let expected = spineLocation == .mid ? "2" : isDoubleSided ? "1 or 2" : "1"
      return Headless.report(.wrongControllerCount(count: new.count, expected: expected))
    }
    for page in new {
      if let misuse = misuse(of: page) { return Headless.report(misuse) }
    }
    turn?.hurry()
    show(new, animated: animated) { finished, _ in completion?(finished) }
  }

  private func accepts(_ count: Int) -> Bool {
    if spineLocation == .mid { return count == 2 }
    return count == 1 || (isDoubleSided && count == 2)
  }

  private func misuse(of page: UIViewController) -> UIKitMisuse.ControllerMisuse? {
    let name = page.misuseName
    if isSelfOrDescendant(of: page) { return .cycle(child: name, parent: misuseName) }
    if page.ownPresentation != nil {
      return .presentedCannotBeChild(child: name, parent: misuseName)
    }
    return nil
  }

  /// Turns a page as the user does, and says whether there is one.
  func turnByUser(_ direction: NavigationDirection, completing: Bool) -> Bool {
    turn?.hurry()
    guard let dataSource, let next = neighbours(in: direction, from: dataSource) else {
      return false
    }
    guard next.allSatisfy({ misuse(of: $0) == nil }) else { return false }
    let previous = pages
    delegate?.pageViewController(self, willTransitionTo: next)
    show(next, animated: true, isCancelled: !completing) { [weak self] finished, completed in
      guard let self else { return }
      if completed { moveIndicator(by: direction == .forward ? 1 : -1) }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: previous,
        transitionCompleted: completed)
    }
    return true
  }

  /// The pages after or before those that are shown, as many as are shown; `nil` if one is missing.
  private func neighbours(
    in direction: NavigationDirection, from dataSource: any UIPageViewControllerDataSource
  ) -> [UIViewController]? {
    var found: [UIViewController] = []
    for _ in pages {
      let edge = found.isEmpty ? pages : found
      guard let start = direction == .forward ? edge.last : edge.first else { return nil }
      let next =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: start)
        : dataSource.pageViewController(self, viewControllerBefore: start)
      guard let next else { return nil }
      if direction == .forward { found.append(next) } else { found.insert(next, at: 0) }
    }
    return found.isEmpty ? nil : found
  }

  /// Exchanges the pages; the end is told whether the animation finished and the turn took place.
  private func show(
    _ new: [UIViewController], animated: Bool, isCancelled: Bool = false,
    whenOver: @escaping (_ finished: Bool, _ completed: Bool) -> Void
  ) {
    let old = pages
    let leaving = old.filter { !new.contains($0) }
    let arriving = new.filter { !old.contains($0) }
    for page in leaving {
      page.willMove(toParent: nil)
      page.parentMove = .fromParent
    }
    for page in arriving {
      if page.parent === self { page.willMove(toParent: self) } else { adopt(page) }
      page.parentMove = .toParent
    }
    pages = new
    let animates =
      animated && UIView.areAnimationsEnabled && isInVisibleWindow && appearance.isOnScreen
      && !leaving.isEmpty && !arriving.isEmpty
    beginExchange(from: leaving, to: arriving, animated: animates)
    let finish = { [weak self] (completed: Bool) -> Void in
      guard let self else { return }
      turn = nil
      if completed { endExchange(from: leaving, to: arriving) } else { undo(arriving, back: old) }
      whenOver(true, completed)
    }
    guard animates, let view = viewIfLoaded else { return finish(!isCancelled) }
    let context = TransitionContext(
      container: view, from: leaving.first, to: arriving.first,
      removing: leaving.first?.viewIfLoaded, adding: arriving.first?.viewIfLoaded,
      finalFrame: view.bounds)
    let transition = RunningTransition(context, animator: nil, whenOver: finish)
    transition.isBoundToCancel = isCancelled
    turn = transition
    transition.start(duration: Self.turnDuration)
  }

  private func beginExchange(
    from leaving: [UIViewController], to arriving: [UIViewController], animated: Bool
  ) {
    departing = installed.filter { leaving.contains($0.controller) }
    installed.removeAll { leaving.contains($0.controller) }
    guard appearance.isOnScreen, let view = viewIfLoaded else { return }
    for child in departing {
      child.controller.beginAppearance(false, animated: animated, driver: .pair)
    }
    for page in arriving {
      page.beginAppearance(true, animated: animated, driver: .pair)
      installed.append(InstalledChild(page, in: view, at: departing.count + installed.count))
    }
    layOutContainer()
  }

  private func endExchange(from leaving: [UIViewController], to arriving: [UIViewController]) {
    let departed = departing
    departing = []
    viewIfLoaded?.layoutIfNeeded()
    for child in departed {
      child.remove()
      child.controller.endAppearance()
    }
    for page in arriving where page.appearance.isInTransition {
      if appearance.state == .appearing {
        page.appearance.driver = .parent
      } else {
        page.endAppearance()
      }
    }
    for page in leaving { page.removeFromParent() }
    for page in arriving where page.parent === self {
      page.didMove(toParent: self)
      page.parentMove = nil
    }
  }

  /// Goes back to the old pages when the user let go of a page before it was turned.
  private func undo(_ arriving: [UIViewController], back old: [UIViewController]) {
    let cancelled = installed.filter { arriving.contains($0.controller) }
    installed.removeAll { arriving.contains($0.controller) }
    installed += departing
    departing = []
    pages = old
    for child in cancelled {
      child.controller.beginAppearance(false, animated: true, driver: .pair)
      child.remove()
      child.controller.endAppearance()
    }
    for child in installed {
      child.controller.beginAppearance(true, animated: true, driver: .pair)
      child.controller.endAppearance()
    }
    for page in arriving {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    for page in old { page.parentMove = nil }
  }
}

extension UIPageViewController: ControllerContainer {
  func installChildForAppearance() {
    guard let view = viewIfLoaded else { return }
    for page in pages where !installed.contains(where: { $0.controller === page }) {
      page.beginAppearance(true, animated: appearance.isAnimated, driver: .parent)
      installed.append(InstalledChild(page, in: view, at: installed.count))
    }
    layOutContainer()
  }

  func childDidLeave(_ child: UIViewController) {
    for place in installed.indices.reversed() where installed[place].controller === child {
      installed.remove(at: place).remove()
    }
    pages.removeAll { $0 === child }
  }

  var containerTransition: RunningTransition? { turn }
}

extension UIPageViewController: ContainerLayout {
  /// Shows one page all over the view, or two beside each other or one above the other.
  func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for group in [departing, installed] {
      for (index, child) in group.enumerated() {
        var frame = view.bounds
        if spineLocation == .mid, navigationOrientation == .horizontal {
          frame.size.width /= 2
          frame.origin.x += CGFloat(index) * frame.width
        } else if spineLocation == .mid {
          frame.size.height /= 2
          frame.origin.y += CGFloat(index) * frame.height
        }
        child.wrapper.frame = frame.mirrored(in: isMirrored ? view.bounds : nil)
      }
    }
    layOutIndicator(in: view)
  }
}
