public import Foundation

/// The trait that says the language whose rules set text.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: Locale.Language? = nil
  public static let name = "TypesettingLanguage"
  public static let identifier = "UITraitTypesettingLanguage"
}
