public import Foundation

/// What an item of a bar has in common with all others.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Told whenever the item changes, so that the bar that shows it can follow.
  var onChange: (() -> Void)?

  @inline(never) public override init() {
    super.init()
  }

  /// Creates an item; the coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init()
  }

  /// The item's title.
  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }

  /// The item's image.
  open var image: UIImage? {
    didSet { if image !== oldValue { onChange?() } }
  }

  /// Whether the item can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  /// A number of the program's own.
  open var tag = 0
}
