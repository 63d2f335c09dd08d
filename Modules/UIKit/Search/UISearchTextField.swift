public import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .searchField }
}
