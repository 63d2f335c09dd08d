/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on the screen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// The controller that is on the screen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is on the screen before, if the transition removes it.
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// The view that is on the screen afterwards, if the transition adds it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
