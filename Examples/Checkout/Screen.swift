import UIEnvironment
package import UIKit

/// A screen that speaks the language of its environment, and says everything anew when that changes.
package class Screen: UIViewController, UIEnvironmentUpdating {
  @UIEnvironment(\.locale) var locale

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    updateEnvironment()
  }

  /// Says a word in the language of the screen.
  final func say(_ word: Word) -> String { word.said(in: locale) }

  /// Brings all that the screen says up to date.
  package func updateEnvironment() {}
}

extension UILabel {
  /// A label that follows the size of text that the person has chosen.
  convenience init(_ style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}

extension UIStackView {
  /// Views in a row, or below each other.
  convenience init(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    spacing = 12
  }
}
