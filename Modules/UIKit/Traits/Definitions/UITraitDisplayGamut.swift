/// The trait that says the range of colors that the display shows.
public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue: UIDisplayGamut = .unspecified
  public static let name = "DisplayGamut"
  public static let identifier = "UITraitDisplayGamut"
  public static let affectsColorAppearance = true
}
