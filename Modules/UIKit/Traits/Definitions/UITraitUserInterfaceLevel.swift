/// The trait that says whether content lies on the base level or above it.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  public static let name = "UserInterfaceLevel"
  public static let identifier = "UITraitUserInterfaceLevel"
  public static let affectsColorAppearance = true
}
