/// What the containers of this module do for their children beyond what every controller does.
@MainActor protocol ControllerContainer: AnyObject {
  /// Puts the view of the child that is to be seen into the container's, as the container is about to
  /// appear.
  func installChildForAppearance()

  /// Whether a bar at the lower edge of what is around the container has to be hidden.
  var hidesBarBelow: Bool { get }

  /// Follows up on a child's new tab bar item.
  func childTabBarItemDidChange()

  /// Follows up on a child's new toolbar items.
  func childToolbarItemsDidChange()

  /// Follows up on the appearance of the container and its children.
  func childrenDidAppear()

  /// Keeps what the container knows of its children true after one has left.
  func childDidLeave(_ child: UIViewController)

  /// The container's own transition while it is under way.
  var containerTransition: RunningTransition? { get }

  /// The tab bar item of the child that stands for a container without an item of its own.
  var inheritedTabBarItem: UITabBarItem? { get }
}

extension ControllerContainer {
  func installChildForAppearance() {}
  var hidesBarBelow: Bool { false }
  func childTabBarItemDidChange() {}
  func childToolbarItemsDidChange() {}
  func childrenDidAppear() {}
  func childDidLeave(_ child: UIViewController) {}
  var containerTransition: RunningTransition? { nil }
  var inheritedTabBarItem: UITabBarItem? { nil }
}
