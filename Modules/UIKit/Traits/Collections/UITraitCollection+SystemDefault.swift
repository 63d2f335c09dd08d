extension UITraitCollection {
  /// What the headless system starts with: a phone of the usual size, held upright, with the
  /// settings that it has out of the box.
  package static let systemDefault = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 3
    $0.displayGamut = .P3
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.forceTouchCapability = .unavailable
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.activeAppearance = .active
    $0.sceneCaptureState = .inactive
    $0.imageDynamicRange = .standard
    $0.listEnvironment = .none
    $0.toolbarItemPresentationSize = .unspecified
  }
}
