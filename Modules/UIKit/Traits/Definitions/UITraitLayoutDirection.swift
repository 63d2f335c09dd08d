/// The trait that says the direction in which the interface reads.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  public static let name = "LayoutDirection"
  public static let identifier = "UITraitLayoutDirection"
}
