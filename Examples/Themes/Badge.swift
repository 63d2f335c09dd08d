import UIKit

/// A view that shows the accent, and counts how often it is drawn.
final class Badge: UIView {
  let name: String
  private(set) var draws = 0

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    backgroundColor = .accent
    layer.borderWidth = 1
    updateBorder()
    // snippet: registration
    // A layer's color does not follow the theme, so the badge sets it again.
    registerForTraitChanges([ThemeTrait.self, UITraitUserInterfaceStyle.self]) {
      (badge: Badge, previous) in
      print("  \(badge.name): \(previous.summary) -> \(badge.traitCollection.summary)")
      badge.updateBorder()
    }
    // end of snippet
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) { draws += 1 }

  private func updateBorder() {
    layer.borderColor = UIColor.accent.resolvedColor(with: traitCollection).cgColor
  }
}

extension UITraitCollection {
  var summary: String { "\(theme) \(userInterfaceStyle)" }
}
