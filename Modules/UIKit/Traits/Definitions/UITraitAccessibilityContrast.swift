/// The trait that says how strongly colors are set apart.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  public static let name = "AccessibilityContrast"
  public static let identifier = "UITraitAccessibilityContrast"
  public static let affectsColorAppearance = true
}
