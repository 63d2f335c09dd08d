/// The trait that says whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  public static let name = "UserInterfaceStyle"
  public static let identifier = "UITraitUserInterfaceStyle"
  public static let affectsColorAppearance = true
}
