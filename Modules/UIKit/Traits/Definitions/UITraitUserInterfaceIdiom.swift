/// The trait that says the kind of device that the interface is designed for.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  public static let name = "UserInterfaceIdiom"
  public static let identifier = "UITraitUserInterfaceIdiom"
  public static let affectsColorAppearance = true
}
