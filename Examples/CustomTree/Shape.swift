import UIEnvironmentCore

/// Something that is seen in the light of its place, and painted anew when that changes.
final class Shape: SceneNode, UIEnvironmentUpdating {
  @UIEnvironment(\.light) private var light
  private(set) var paintings = 0

  override var look: String {
    "\(light.color) at \(light.brightness) %, repaintings: \(paintings)"
  }

  func updateEnvironment() {
    paintings += 1
  }
}
