public import Foundation

extension UITraitCollection {
  /// The kind of device that the interface is designed for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    value(of: .userInterfaceIdiom, default: UITraitUserInterfaceIdiom.defaultValue)
  }

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    value(of: .userInterfaceStyle, default: UITraitUserInterfaceStyle.defaultValue)
  }

  /// The direction in which the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    value(of: .layoutDirection, default: UITraitLayoutDirection.defaultValue)
  }

  /// How many pixels a point has; zero if unknown.
  public var displayScale: CGFloat {
    value(of: .displayScale, default: UITraitDisplayScale.defaultValue)
  }

  /// The range of colors that the display shows.
  public var displayGamut: UIDisplayGamut {
    value(of: .displayGamut, default: UITraitDisplayGamut.defaultValue)
  }

  /// The room along the horizontal axis.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    value(of: .horizontalSizeClass, default: UITraitHorizontalSizeClass.defaultValue)
  }

  /// The room along the vertical axis.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    value(of: .verticalSizeClass, default: UITraitVerticalSizeClass.defaultValue)
  }

  /// Whether the display measures how hard it is touched.
  public var forceTouchCapability: UIForceTouchCapability {
    value(of: .forceTouchCapability, default: UITraitForceTouchCapability.defaultValue)
  }

  /// The size of text that the person asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    value(
      of: .preferredContentSizeCategory, default: UITraitPreferredContentSizeCategory.defaultValue)
  }

  /// How strongly colors are set apart.
  public var accessibilityContrast: UIAccessibilityContrast {
    value(of: .accessibilityContrast, default: UITraitAccessibilityContrast.defaultValue)
  }

  /// Whether content lies on the base level or above it.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    value(of: .userInterfaceLevel, default: UITraitUserInterfaceLevel.defaultValue)
  }

  /// Whether text is drawn heavier.
  public var legibilityWeight: UILegibilityWeight {
    value(of: .legibilityWeight, default: UITraitLegibilityWeight.defaultValue)
  }

  /// Whether the interface is the one being worked in.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    value(of: .activeAppearance, default: UITraitActiveAppearance.defaultValue)
  }

  /// The size of a Mac toolbar's items.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    value(
      of: .toolbarItemPresentationSize, default: UITraitToolbarItemPresentationSize.defaultValue)
  }

  /// The range of brightness of images.
  public var imageDynamicRange: UIImage.DynamicRange {
    value(of: .imageDynamicRange, default: UITraitImageDynamicRange.defaultValue)
  }

  /// Whether the scene is recorded, mirrored or shared.
  public var sceneCaptureState: UISceneCaptureState {
    value(of: .sceneCaptureState, default: UITraitSceneCaptureState.defaultValue)
  }

  /// The language whose rules set text.
  public var typesettingLanguage: Locale.Language? {
    value(of: .typesettingLanguage, default: UITraitTypesettingLanguage.defaultValue)
  }

  /// The list that content lies in.
  public var listEnvironment: UIListEnvironment {
    value(of: .listEnvironment, default: UITraitListEnvironment.defaultValue)
  }
}
