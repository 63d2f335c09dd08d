extension UIView {
  /// The direction in which the view arranges its content: what its semantic attribute says, else that
  /// of its traits, else that of the application.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: UIUserInterfaceLayoutDirection(traitCollection.layoutDirection)
        ?? UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction for content of the attribute in this application.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction for content of the attribute where the interface runs in the given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

extension UIUserInterfaceLayoutDirection {
  /// What a trait says, if it says anything.
  init?(_ trait: UITraitEnvironmentLayoutDirection) {
    switch trait {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
