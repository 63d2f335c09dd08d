/// The trait that says whether the scene is recorded, mirrored or shared.
public struct UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue: UISceneCaptureState = .unspecified
  public static let name = "SceneCaptureState"
  public static let identifier = "UITraitSceneCaptureState"
}
