/// The trait that says the size of text that the person asks for.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue: UIContentSizeCategory = .unspecified
  public static let name = "PreferredContentSizeCategory"
  public static let identifier = "UITraitPreferredContentSizeCategory"
}
