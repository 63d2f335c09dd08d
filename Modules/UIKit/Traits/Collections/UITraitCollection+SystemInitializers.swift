public import Foundation

/// Collections of a single trait.
extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: idiom)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: scale)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, value: displayGamut)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: capability)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
  }

  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(UITraitActiveAppearance.self, value: userInterfaceActiveAppearance)
  }

  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }

  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }

  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }

  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }
}
