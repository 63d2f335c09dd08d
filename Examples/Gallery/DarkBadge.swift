import UIEnvironment
import UIKit

/// A part of the screen that has a style of its own, whatever the screen's.
final class DarkBadge: UIView {
  private final class StyleLabel: UILabel, UIEnvironmentUpdating {
    @UIEnvironment(\.userInterfaceStyle) private var style

    func updateEnvironment() { text = "My style is \(style.name)" }
  }

  private let label = StyleLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    environment(\.userInterfaceStyle, .dark)
    addSubview(label)
    label.updateEnvironment()
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
