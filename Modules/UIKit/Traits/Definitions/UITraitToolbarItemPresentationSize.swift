/// The trait that says the size of a Mac toolbar's items.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified
  public static let name = "ToolbarItemPresentationSize"
  public static let identifier = "UITraitToolbarItemPresentationSize"
}
