/// The directions of writing that installed constraints were lowered for, to notice when one turns.
@MainActor struct DirectionWatch {
  private struct Container {
    weak var view: UIView?
    var direction: UIUserInterfaceLayoutDirection
  }

  private var containers: [ObjectIdentifier: Int] = [:]
  private var list: [Container] = []

  /// The direction that a constraint follows; left to right for one that follows none.
  mutating func direction(
    for constraint: NSLayoutConstraint, in container: UIView
  ) -> UIUserInterfaceLayoutDirection {
    guard constraint.first.isDirectional || constraint.second?.isDirectional ?? false else {
      return .leftToRight
    }
    if let index = containers[ObjectIdentifier(container)], list[index].view === container {
      return list[index].direction
    }
    let direction = container.effectiveUserInterfaceLayoutDirection
    containers[ObjectIdentifier(container)] = list.count
    list.append(Container(view: container, direction: direction))
    return direction
  }

  /// The containers whose direction is another one now; they are watched with the new one from here
  /// on.
  mutating func collectTurned() -> [UIView] {
    var turned: [UIView] = []
    for index in list.indices {
      guard let view = list[index].view else { continue }
      let direction = view.effectiveUserInterfaceLayoutDirection
      if direction != list[index].direction {
        list[index].direction = direction
        turned.append(view)
      }
    }
    return turned
  }
}
