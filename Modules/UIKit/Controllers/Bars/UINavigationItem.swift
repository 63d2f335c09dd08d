public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Creates an item with the title.
  @inline(never) public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item; the coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title in the middle of the bar.
  open var title: String?
}
