import UIEnvironment
package import UIKit

/// A label in the color of its palette.
package final class ThemedLabel: UILabel, UIEnvironmentUpdating {
  @UIEnvironment(\.palette) private var palette

  package init(_ text: String, _ style: UIFont.TextStyle) {
    super.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    updateEnvironment()
  }

  package required init?(coder: NSCoder) { nil }

  /// Called whenever a value that the label resolves has changed.
  package func updateEnvironment() {
    textColor = palette.accent
  }
}
