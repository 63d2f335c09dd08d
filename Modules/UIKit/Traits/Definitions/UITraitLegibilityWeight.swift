/// The trait that says whether text is drawn heavier.
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue: UILegibilityWeight = .unspecified
  public static let name = "LegibilityWeight"
  public static let identifier = "UITraitLegibilityWeight"
}
