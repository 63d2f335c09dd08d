import Foundation

/// Looks at each number as a compositional layout is given it; one that it cannot have is reported, and
/// taken as zero. (Own decision, as Apple documents no rule: a layout of such numbers would be nowhere.)
@MainActor enum CompositionalNumbers {
  static func finite(_ value: CGFloat, _ name: String) -> CGFloat {
    value.isFinite ? value : refuse(value, name)
  }

  static func notNegative(_ value: CGFloat, _ name: String) -> CGFloat {
    value.isFinite && value >= 0 ? value : refuse(value, name)
  }

  static func finite(_ point: CGPoint, _ name: String) -> CGPoint {
    CGPoint(x: finite(point.x, name), y: finite(point.y, name))
  }

  static func finite(_ insets: NSDirectionalEdgeInsets, _ name: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: finite(insets.top, name), leading: finite(insets.leading, name),
      bottom: finite(insets.bottom, name), trailing: finite(insets.trailing, name))
  }

  private static func refuse(_ value: CGFloat, _ name: String) -> CGFloat {
    Headless.report(.impossibleNumber(name: name, value: Double(value)))
    return 0
  }
}
