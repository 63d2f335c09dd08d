/// The trait that says the list that content lies in.
public struct UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue: UIListEnvironment = .unspecified
  public static let name = "ListEnvironment"
  public static let identifier = "UITraitListEnvironment"
  public static let affectsColorAppearance = true
}
