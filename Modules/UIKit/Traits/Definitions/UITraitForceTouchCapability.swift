/// The trait that says whether the display measures how hard it is touched.
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue: UIForceTouchCapability = .unknown
  public static let name = "ForceTouchCapability"
  public static let identifier = "UITraitForceTouchCapability"
}
