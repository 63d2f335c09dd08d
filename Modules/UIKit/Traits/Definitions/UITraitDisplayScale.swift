public import Foundation

/// The trait that says how many pixels a point has; zero if unknown.
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
  public static let name = "DisplayScale"
  public static let identifier = "UITraitDisplayScale"
}
