/// Whether a scene is being recorded, mirrored or shared.
public enum UISceneCaptureState: Int, Sendable {
  /// No capture state is known.
  case unspecified = -1
  /// Nobody captures the scene.
  case inactive = 0
  /// The scene is captured.
  case active = 1
}
