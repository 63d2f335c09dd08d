/// The trait that says the range of brightness of images.
public struct UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue: UIImage.DynamicRange = .unspecified
  public static let name = "ImageDynamicRange"
  public static let identifier = "UITraitImageDynamicRange"
}
