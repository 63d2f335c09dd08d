/// The trait that says the room along the vertical axis.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static let name = "VerticalSizeClass"
  public static let identifier = "UITraitVerticalSizeClass"
}
