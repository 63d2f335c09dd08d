/// The trait that says the room along the horizontal axis.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static let name = "HorizontalSizeClass"
  public static let identifier = "UITraitHorizontalSizeClass"
}
