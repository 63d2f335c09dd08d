/// The traits that UIKit itself defines, in the order of their ids, from zero.
enum SystemTrait: Int, CaseIterable {
  case userInterfaceIdiom
  case userInterfaceStyle
  case layoutDirection
  case displayScale
  case displayGamut
  case horizontalSizeClass
  case verticalSizeClass
  case forceTouchCapability
  case preferredContentSizeCategory
  case accessibilityContrast
  case userInterfaceLevel
  case legibilityWeight
  case activeAppearance
  case toolbarItemPresentationSize
  case imageDynamicRange
  case sceneCaptureState
  case typesettingLanguage
  case listEnvironment

  /// The trait's definition.
  var definition: UITrait {
    switch self {
    case .userInterfaceIdiom: UITraitUserInterfaceIdiom.self
    case .userInterfaceStyle: UITraitUserInterfaceStyle.self
    case .layoutDirection: UITraitLayoutDirection.self
    case .displayScale: UITraitDisplayScale.self
    case .displayGamut: UITraitDisplayGamut.self
    case .horizontalSizeClass: UITraitHorizontalSizeClass.self
    case .verticalSizeClass: UITraitVerticalSizeClass.self
    case .forceTouchCapability: UITraitForceTouchCapability.self
    case .preferredContentSizeCategory: UITraitPreferredContentSizeCategory.self
    case .accessibilityContrast: UITraitAccessibilityContrast.self
    case .userInterfaceLevel: UITraitUserInterfaceLevel.self
    case .legibilityWeight: UITraitLegibilityWeight.self
    case .activeAppearance: UITraitActiveAppearance.self
    case .toolbarItemPresentationSize: UITraitToolbarItemPresentationSize.self
    case .imageDynamicRange: UITraitImageDynamicRange.self
    case .sceneCaptureState: UITraitSceneCaptureState.self
    case .typesettingLanguage: UITraitTypesettingLanguage.self
    case .listEnvironment: UITraitListEnvironment.self
    }
  }
}
