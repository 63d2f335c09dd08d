/// The trait that says whether the interface is the one being worked in.
public struct UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  public static let name = "ActiveAppearance"
  public static let identifier = "UITraitActiveAppearance"
  public static let affectsColorAppearance = true
}
