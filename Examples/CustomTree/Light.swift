import UIEnvironmentCore

/// The light that falls on a part of the scene.
struct Light: Equatable {
  var color: String
  var brightness: Int
}

private enum LightKey: UIEnvironmentKey {
  static var defaultValue: Light { Light(color: "white", brightness: 100) }
}

extension UIEnvironmentValues {
  /// White, at full brightness, where nobody says otherwise.
  var light: Light {
    get { self[LightKey.self] }
    set { self[LightKey.self] = newValue }
  }
}
